// Made from rulesets/kernel/rules.md by `npm run clauses`.

/** The numbered clauses of the kernel rules. */
export type KernelClause =
  | 'K-ACT-01'
  | 'K-ACT-02'
  | 'K-ACT-03'
  | 'K-STA-01'
  | 'K-STA-02'
  | 'K-TRN-01'
  | 'K-TRN-02'
  | 'K-TRN-03'
  | 'K-TRN-04'
  | 'K-END-01'
  | 'K-CON-01'
  | 'K-DRW-01'
  | 'K-DRW-02'
  | 'K-DRW-03'
  | 'K-DRW-04'
  | 'K-ARB-01'
  | 'K-ARB-02'
  | 'K-ARB-03'
  | 'K-ARB-04'
  | 'K-RES-01'
  | 'K-RES-02'
  | 'K-RES-03';

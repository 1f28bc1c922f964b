// Made from rulesets/ragnarok/rules.md by `npm run clauses`.

/** The numbered clauses of the ragnarok rules. */
export type RagnarokClause =
  | 'X-EL-01'
  | 'X-EL-02'
  | 'X-EL-03'
  | 'X-EL-04'
  | 'X-EL-05'
  | 'X-EL-06'
  | 'X-EL-07'
  | 'X-EL-08'
  | 'X-ST-01'
  | 'X-ST-02'
  | 'X-ST-03'
  | 'X-ST-04'
  | 'X-ST-05'
  | 'X-ST-06'
  | 'X-ST-07'
  | 'X-ST-08'
  | 'X-ST-09'
  | 'X-ST-10'
  | 'X-ST-11';

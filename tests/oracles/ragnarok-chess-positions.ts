// Positions in which moves of every kind, pins, checks and promotions are near.

/** The start, and positions from the middle and the end of matches. */
export const POSITIONS = [
  'rbkqn/ppppp/5/5/5/PPPPP/NQKBR w 0 0',
  'r1kqn/1pp1p/p1b2/3Q1/1N3/P1PPP/2KBR b 0 9',
  'r1k1n/P3p/2q2/1b3/3BN/pQP1P/2K1R w 0 20',
  '2k2/P3P/5/1r1q1/5/p3p/2K2 w 0 40',
  '1rk1q/2n2/1R2p/P1B1b/p1N2/2Q2/q1K1R w 3 31',
  'k4/2Q2/5/2n2/1b3/4p/K1B1q b 7 55',
  '4k/1P1r1/5/1qN2/2B2/p2P1/RK2n w 2 61',
] as const;

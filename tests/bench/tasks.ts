// What is measured, under which name, and where it stands in the report.

/** One process of each round. */
export interface Measured {
  /** `worker/task`. */
  readonly id: string;
  readonly label: string;
}

const one = (id: string, label: string): Measured => ({ id, label });

export const RAW = 'raw/play';
export const CLIENT = 'boardgame-io/client';
export const ADVANCE = 'holmgang/advance';
export const ADVANCE_POLLUTED = 'holmgang/advancePolluted';
export const APPLY = 'holmgang/apply';

/** Ways to make one move of the duel; the same matches for all. */
export const PLAYING: readonly Measured[] = [
  one(RAW, 'raw loop, by hand'),
  one(ADVANCE, '`advance`'),
  one(ADVANCE_POLLUTED, '`advance` after `apply`, `view`, `legalActions` … on frozen states'),
  one('holmgang/advanceWithEvents', '`advance` with an events list'),
  one('holmgang/reducer', '`reducer`'),
  one(APPLY, '`apply`'),
  one('boardgame-io/reducerWithoutUndo', 'boardgame.io, bare reducer, undo off'),
  one('boardgame-io/reducer', 'boardgame.io, bare reducer'),
  one('boardgame-io/clientWithoutUndo', 'boardgame.io, client, undo off'),
  one(CLIENT, 'boardgame.io, client'),
];

/** What else a caller asks of the duel. */
export const ASKING: readonly Measured[] = [
  one('holmgang/playout', 'one step of a random match: `deciders`, `sampleLegal`, `advance`'),
  one('holmgang/clone', '`clone`'),
  one('holmgang/cloneFrozen', '`clone` of a frozen state'),
  one('holmgang/countLegal', '`countLegal`'),
  one('holmgang/sampleLegal', '`sampleLegal`'),
  one('holmgang/legalActions', '`legalActions`'),
  one('holmgang/legalActionsFrozen', '`legalActions` on a frozen state'),
  one('holmgang/validate', '`validate` on a frozen state'),
  one('holmgang/view', '`view` of a frozen state'),
  one('holmgang/determinize', '`view`, then `determinize`'),
];

/** What an action costs early and late in long matches. */
export const THIRDS: readonly Measured[] = [
  one('raw/thirds', 'raw loop, by hand'),
  one('holmgang/advanceThirds', '`advance`'),
  one('holmgang/applyThirds', '`apply`'),
  one('boardgame-io/thirds', 'boardgame.io, client'),
];

/** The games, each on its default ruleset. */
export interface MeasuredGame {
  readonly id: string;
  readonly title: string;
  readonly tasks: readonly Measured[];
}

function aGame(id: string, ruleset: string, odds: string, others: readonly Measured[] = []): MeasuredGame {
  return {
    id,
    title: `${id}, ruleset ${ruleset}`,
    tasks: [
      one(`${id}/advance`, '`advance`'),
      one(`${id}/sampleLegal`, '`sampleLegal`'),
      one(`${id}/legalActions`, '`legalActions`'),
      one(`${id}/apply`, '`apply`'),
      one(`${id}/setup`, '`setup`'),
      one(`${id}/odds`, `\`odds\` of ${odds}`),
      one(`${id}/match`, 'a whole random match'),
      one(`${id}/fromSeed`, 'one action of a whole match from its seed by `setup` and `advance`'),
      one(`${id}/verify`, 'one action of a whole record in `verify`, setup and digests included'),
      ...others,
    ],
  };
}

export const GAMES: readonly MeasuredGame[] = [
  aGame('bjj', 'standard', 'the commitment that completes a turn'),
  aGame('mma-warriors', 'digital-2.8', 'a takedown'),
  aGame('ragnarok-poker', 'rulebook', 'an action that turns up no card'),
  aGame('ragnarok-chess', 'rulebook', 'a move', [
    one('ragnarok-chess/perft', 'one position of `perft`, five moves deep'),
    one(
      'chess-libraries/chessJs',
      'as context: one position of perft in chess.js, on its own board, three moves deep',
    ),
    one('chess-libraries/chessops', 'as context: one position of perft in chessops, likewise'),
  ]),
  aGame('mma-ccg', 'standard', 'announcing a card'),
  aGame('ragnarok-standard', 'rulebook', 'an attack or a Hero Power'),
  aGame('badass-tcg', 'standard', 'a pass or a declaration'),
];

export const ALL: readonly Measured[] = [
  ...PLAYING,
  ...ASKING,
  ...THIRDS,
  ...GAMES.flatMap(({ tasks }) => tasks),
];

import fc from 'fast-check';
import { type Chance, type Seat, seatAt, type Viewer } from 'holmgang';
import {
  createRagnarokChess,
  type RagnarokChessAction,
  type RagnarokChessEvent,
  type RagnarokChessGame,
  type RagnarokChessRulesetName,
  type RagnarokChessSetup,
  type RagnarokChessState,
  type RagnarokChessView,
  ragnarokChessRulesets,
} from 'holmgang/ragnarok-chess';
import {
  createRagnarokPoker,
  type RagnarokPokerGame,
  type RagnarokPokerState,
} from 'holmgang/ragnarok-poker';
import { type ContractOptions, contract } from 'holmgang/testing';
import { describe, it } from 'vitest';
import { discloses, extended, isExtended, scramble } from '../games/ragnarok-poker/secrets.js';
import { POSITIONS } from '../oracles/ragnarok-chess-positions.js';

/** Every option of the board away from its default, in rulesets that go together. */
const OPTIONAL: readonly RagnarokChessGame[] = [
  createRagnarokChess({
    name: 'wild',
    version: 1,
    options: {
      firstSide: 1,
      pawnCapture: 'both',
      pawnDoubleStep: true,
      promotion: 'none',
      majorVsPawn: 'poker',
      checkRule: 'captureOnly',
      bareKing: 'loses',
      repetition: null,
      noProgressPlies: 40,
      maxHands: 3,
      mulliganOf: 'holeCards',
    },
  }),
];

/** Pieces that meet at once, some of them weak, so that short matches have combats. */
const NEAR = [
  'r(20,4)bkqn/5/ppppp/5/PPPPP/5/NQKBR w 0 0',
  '2k2/q(9,3)r(30,9)b(6,2)nr/5/5/5/RN(12,5)BRQ/2K2 w 4 30',
] as const;

/** The only answer to the check is a capture: every match from here begins with a combat. */
const FORCED = '1r2k/5/5/5/r3R/5/K4 w 0 0';

const setups: fc.Arbitrary<RagnarokChessSetup> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 4, arbitrary: fc.constant({ position: FORCED }) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        armies: fc.constantFrom(
          ['aesir', 'olympus'] as const,
          ['underworld', 'aesir'] as const,
          ['olympus', 'underworld'] as const,
        ),
        position: fc.constantFrom(...NEAR, ...POSITIONS.slice(0, 3)),
      },
      { requiredKeys: [] },
    ),
  },
);

/** Poker on its own, by the rules of a board's combats. */
function pokerOf({ rules }: RagnarokChessGame): RagnarokPokerGame {
  const { options } = rules.poker.definition.rules;
  const names = Object.keys(createRagnarokPoker().rules.options);
  const own = Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
  return createRagnarokPoker({ name: 'inner', version: 1, options: own });
}

const inside = (toMove: Seat, viewer: Viewer): Viewer =>
  viewer === 'spectator' ? viewer : seatAt(toMove, viewer);

/** The combat as a match of its own. */
function tableOf(state: RagnarokChessState, poker: RagnarokPokerGame): RagnarokPokerState | undefined {
  const table = state.phase === 'combat' ? state.combat?.poker : undefined;
  return table && ({ ...table, ruleset: poker.ruleset, rng: state.rng } as unknown as RagnarokPokerState);
}

function scrambled(
  poker: RagnarokPokerGame,
  state: RagnarokChessState,
  viewer: Viewer,
  chance: Chance,
): RagnarokChessState {
  const { combat, toMove } = state;
  if (combat === null) return state;
  const table = { ...combat.poker, rng: chance.fork() } as unknown as RagnarokPokerState;
  const dealt = scramble(poker, table, inside(toMove, viewer), chance);
  return { ...state, combat: { ...combat, poker: { ...dealt, rng: null } } } as unknown as RagnarokChessState;
}

function extendedActions(
  poker: RagnarokPokerGame,
  state: RagnarokChessState,
  seat: Seat,
  chance: Chance,
): readonly RagnarokChessAction[] {
  const table = tableOf(state, poker);
  if (table === undefined) return [];
  const own = extended(poker, table, seatAt(state.toMove, seat), chance);
  return own.map((action) => ({ type: 'combat', seat, action }) as RagnarokChessAction);
}

/** Who wants an end kills and attacks, and bets high. */
function progress(
  _view: RagnarokChessView,
  _seat: Seat,
  legal: readonly RagnarokChessAction[],
  chance: Chance,
): RagnarokChessAction {
  const bold = legal.filter((action) => action.type === 'combat' && action.action.type !== 'brace');
  return chance.pick(bold.length > 0 ? bold : legal);
}

function contractOf(
  game: RagnarokChessGame,
): ContractOptions<
  RagnarokChessState,
  RagnarokChessView,
  RagnarokChessAction,
  RagnarokChessEvent,
  RagnarokChessSetup
> {
  const poker = pokerOf(game);
  const { spells, mulliganOf } = poker.rules.options;
  return {
    runs: 10,
    setups,
    maxActions: 8000,
    progress,
    scramble: (state, viewer, chance) => scrambled(poker, state, viewer, chance),
    extended: (state, seat, chance) => extendedActions(poker, state, seat, chance),
    isExtended: (state, action) => {
      const table = tableOf(state, poker);
      if (table === undefined || action.type !== 'combat' || action.action.type === 'concede') return false;
      return isExtended(poker, table, action.action);
    },
    discloses: (events, viewer) =>
      events.some((event) => {
        if (event.type === 'combatEnded') return true;
        return event.type === 'combatEvent' && discloses([event.event], inside(event.attacker, viewer));
      }),
    conserved: ({ armies }) => armies,
    ...(spells && mulliganOf !== 'none' ? {} : { simultaneous: 'never' as const }),
    // Hidden decks never get small enough; of combats alone, the contract of ragnarok-poker lists worlds.
    smallWorlds: 'never',
    maxStateSize: 14_000,
  };
}

const named = (Object.keys(ragnarokChessRulesets) as RagnarokChessRulesetName[]).map((name) =>
  createRagnarokChess(name),
);

for (const game of [...named, ...OPTIONAL]) {
  describe(`the contract of ragnarok-chess, ruleset ${game.ruleset.name}`, () => {
    for (const law of contract(game, contractOf(game))) it(law.name, law.run);
  });
}

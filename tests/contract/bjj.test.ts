import { type Chance, otherSeat, SEATS, type Seat, type Viewer } from 'holmgang';
import {
  type BjjAction,
  type BjjEvent,
  type BjjGame,
  type BjjRulesetName,
  type BjjState,
  type BjjView,
  bjjRulesets,
  type Commitment,
  createBjj,
} from 'holmgang/bjj';
import { type ContractOptions, contract } from 'holmgang/testing';
import { describe, it } from 'vitest';

const OPTIONAL: readonly BjjGame[] = [
  createBjj({
    name: 'revisable',
    version: 1,
    options: { commit: { revisable: true }, tie: 'draw', die: 'none' },
  }),
  createBjj({
    name: 'everything',
    version: 1,
    options: {
      start: { position: 'closed_guard', role: 'bottom' },
      tokens: { onFull: 'replaceOldest', consumeRequired: true },
      control: { minTier: 'major', resetOnTransition: true },
      risk: { penalty: 'advantageToOpponent' },
      commit: { revisable: true },
      limits: { turns: 7, tokens: 3, pips: 1, points: 5 },
    },
  }),
];

/** Everything a side can have chosen, read off the technique table and nothing else. */
function possibleChoices(game: BjjGame, table: BjjView, seat: Seat): Commitment[] {
  return game.rules.set.techniques
    .filter(({ availableFrom }) =>
      availableFrom.some((p) => p.position === table.position && p.role === table.roles[seat]),
    )
    .filter(({ requiredTokens }) => requiredTokens.every((token) => table.tokens[seat].includes(token)))
    .map(({ id, category }) => ({ category, techniqueId: id }));
}

/** Deals the hidden commitment and the generator anew. */
function scramble(game: BjjGame, state: BjjState, viewer: Viewer, chance: Chance): BjjState {
  const copy = structuredClone(state);
  for (const seat of SEATS) {
    if (seat !== viewer && copy.committed[seat] !== null) {
      copy.committed[seat] = chance.pick(possibleChoices(game, copy, seat));
    }
  }
  return { ...copy, rng: chance.fork() };
}

/** Every state that fits a view: its hidden commitment can be anything that its side may choose. */
function worlds(game: BjjGame, view: BjjView): BjjState[] {
  const open = structuredClone({
    ...view,
    viewer: null,
    rng: { kind: 'sfc32', a: 0, b: 0, c: 0, d: 0 },
  }) as BjjState;
  const hidden = SEATS.find((seat) => view.committed[seat]?.category === 'hidden');
  if (hidden === undefined) return [open];
  return possibleChoices(game, view, hidden).map((choice) => {
    const world = structuredClone(open);
    world.committed[hidden] = choice;
    return world;
  });
}

/** Taking a choice back is legal, but not listed. */
function retractions(game: BjjGame, state: BjjState, seat: Seat): readonly BjjAction[] {
  const isOpen = state.committed[seat] !== null && state.committed[otherSeat(seat)] === null;
  return isOpen && state.result === null ? [game.actions.retract(seat)] : [];
}

function contractOf(game: BjjGame): ContractOptions<BjjState, BjjView, BjjAction, BjjEvent, object> {
  const { commit, limits } = game.rules.options;
  return {
    maxActions: 2 * limits.turns,
    scramble: (state, viewer, chance) => scramble(game, state, viewer, chance),
    discloses: (events) => events.some((event) => event.type === 'revealed'),
    ...(commit.revisable && { extended: (state, seat) => retractions(game, state, seat) }),
    smallWorlds: { worlds: (view) => worlds(game, view) },
    maxStateSize: 4000,
  };
}

const named = (Object.keys(bjjRulesets) as BjjRulesetName[]).map((name) => createBjj(name));

for (const game of [...named, ...OPTIONAL]) {
  describe(`the contract of bjj, ruleset ${game.ruleset.name}`, () => {
    for (const law of contract(game, contractOf(game))) it(law.name, law.run);
  });
}

import fc from 'fast-check';
import { type Chance, SEATS, type Seat, type Viewer } from 'holmgang';
import {
  betRange,
  COMBAT_SPELLS,
  createRagnarokPoker,
  DEMO_FIGHTERS,
  ELEMENTS,
  type FighterSetup,
  HEROES,
  KINGS,
  type RagnarokPokerAction,
  type RagnarokPokerEvent,
  type RagnarokPokerGame,
  type RagnarokPokerRulesetName,
  type RagnarokPokerSetup,
  type RagnarokPokerState,
  type RagnarokPokerView,
  ragnarokPokerRulesets,
} from 'holmgang/ragnarok-poker';
import { type ContractOptions, contract } from 'holmgang/testing';
import { describe, it } from 'vitest';

/** Every option away from its default, in rulesets that go together. */
const OPTIONAL: readonly RagnarokPokerGame[] = [
  createRagnarokPoker({
    name: 'open',
    version: 1,
    options: {
      ante: 2.5,
      mulliganOf: 'holeCards',
      preflopBetting: true,
      firstSmallBlind: 'defender',
      blindRotation: 'fixed',
      minRaise: 'lastRaise',
      betStep: 0.5,
      hpPerStamina: 7,
      damageMode: 'multiplier',
      elementBonus: 'healthAndDamage',
      maxHands: 4,
    },
  }),
  createRagnarokPoker({
    name: 'stubborn',
    version: 1,
    options: {
      ante: 0,
      mulliganOf: 'none',
      dealHoleCards: 'beforeSpellPet',
      laterRoundsFirst: 'smallBlind',
      staminaPerHand: 2,
      callNeedsStamina: true,
      uncalledExcess: 'kept',
      armorAbsorbs: 'foldOnly',
      firstStrike: 15,
      elementSide: 'both',
      statusTick: 'perPhase',
      kingPassives: false,
    },
  }),
];

const half = (min: number, max: number) => fc.integer({ min: 2 * min, max: 2 * max }).map((n) => n / 2);

const arbStatuses = fc.uniqueArray(
  fc
    .record({
      type: fc.constantFrom(
        ...(['poisoned', 'burning', 'frozen', 'blessed', 'cursed', 'shielded', 'enraged'] as const),
      ),
      n: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ type, n }) => ({
      type,
      duration: type === 'shielded' ? 0 : n,
      value: type === 'shielded' ? n : 0,
    })),
  { selector: ({ type }) => type, maxLength: 3 },
);

const arbDemo: fc.Arbitrary<FighterSetup> = fc.constantFrom(...DEMO_FIGHTERS);
const arbPlain: fc.Arbitrary<FighterSetup> = fc
  .record({ maxHp: half(1, 110), share: fc.integer({ min: 1, max: 100 }), stamina: fc.nat(12) })
  .map(({ maxHp, share, stamina }) => ({
    maxHp,
    hp: Math.max(0.5, Math.floor((maxHp * share) / 50) / 2),
    stamina,
  }));
const arbHero: fc.Arbitrary<FighterSetup> = fc.record({
  hero: fc.constantFrom(...HEROES.map(({ slug }) => slug)),
  king: fc.constantFrom(null, ...KINGS.map(({ slug }) => slug)),
  element: fc.constantFrom(...ELEMENTS.map(({ name }) => name)),
  armor: half(0, 5),
  statuses: arbStatuses,
  spellDeck: fc.shuffledSubarray(
    COMBAT_SPELLS.filter((spell) => spell.class === null).map(({ id }) => id),
    { maxLength: 12 },
  ),
});
const arbFighter = fc.oneof(arbDemo, arbPlain, arbHero);

const setups: fc.Arbitrary<RagnarokPokerSetup> = fc.oneof(
  fc.constant({}),
  fc.tuple(arbFighter, arbFighter).map((fighters) => ({ fighters })),
);

/** Deals everything anew that a viewer cannot see: cards, spells, and what somebody wants to replace. */
function scramble(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  viewer: Viewer,
  chance: Chance,
): RagnarokPokerState {
  const copy = structuredClone(state) as RagnarokPokerState;
  const hidden: { readonly list: number[]; readonly place: number }[] = [];
  const hide = (list: number[], isHidden: (place: number) => boolean) =>
    list.forEach((_, place) => {
      if (isHidden(place)) hidden.push({ list, place });
    });
  hide(copy.deck, () => true);
  for (const seat of SEATS) {
    const { hole, rejected } = copy.fighters[seat];
    if (seat === viewer) continue;
    const looker = viewer === 'spectator' ? null : copy.fighters[viewer];
    hide(hole, (place) => !copy.revealed && looker?.peeked[place] !== true);
    hide(rejected, () => true);
  }
  const own =
    viewer === 'spectator' ? [] : [...copy.fighters[viewer].hole, ...copy.fighters[viewer].rejected];
  const known = new Set<number>([...copy.community, ...own]);
  for (const { hole } of copy.fighters) {
    for (const [place, card] of hole.entries()) {
      if (!hidden.some((each) => each.list === hole && each.place === place)) known.add(card);
    }
  }
  const pool = chance.shuffle(
    Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card)),
  );
  for (const { list, place } of hidden) list[place] = pool.pop() ?? 0;
  for (const seat of SEATS) {
    const fighter = copy.fighters[seat];
    const isOwn = seat === viewer;
    const all = chance.shuffle([...fighter.spellDeck, ...(isOwn ? [] : fighter.spellHand)]);
    if (!isOwn) fighter.spellHand = all.splice(0, fighter.spellHand.length);
    fighter.spellDeck = all;
    if (isOwn || fighter.swap === null) continue;
    const size =
      game.rules.options.mulliganOf === 'holeCards' ? fighter.hole.length : fighter.spellHand.length;
    fighter.swap = Array.from({ length: size }, (_, place) => place).filter(() => chance.percent(50));
  }
  return { ...copy, rng: chance.fork() };
}

/** What shows a viewer cards that it did not know. */
function discloses(events: readonly RagnarokPokerEvent[], viewer: Viewer): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'communityRevealed':
      case 'showdown':
      case 'spellBurned':
        return true;
      case 'spellsDrawn':
      case 'peeked':
        return event.seat === viewer;
      case 'mulliganed':
      case 'spellCast':
        return event.seat !== viewer;
      default:
        return false;
    }
  });
}

/** Legal amounts outside the list, and places in another order. */
function extended(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  seat: Seat,
  chance: Chance,
): RagnarokPokerAction[] {
  const listed = game.legalActions(state, seat);
  const isNew = (action: RagnarokPokerAction) =>
    !listed.some((other) => JSON.stringify(other) === JSON.stringify(action));
  if (state.phase === 'mulligan' && listed.length > 2) {
    return [{ type: 'mulligan' as const, seat, replace: [1, 0] }].filter(isNew);
  }
  const range = listed.some(({ type }) => type === 'brace') ? betRange(state, seat, game.rules) : null;
  if (range === null) return [];
  const { type, min, max, step } = range;
  const amount = min + step * chance.int(Math.floor((max - min) / step) + 1);
  const action: RagnarokPokerAction =
    type === 'attack' ? { type, seat, amount } : { type, seat, raiseBy: amount };
  return amount >= 10 ? [action].filter(isNew) : [];
}

/** What may be legal beyond the list: amounts in the range, and any order of places. */
function isExtended(
  game: RagnarokPokerGame,
  state: RagnarokPokerState,
  action: RagnarokPokerAction,
): boolean {
  if (action.type === 'mulligan') return new Set(action.replace).size === action.replace.length;
  if (action.type !== 'attack' && action.type !== 'counterAttack') return false;
  const range = betRange(state, action.seat, game.rules);
  const amount = action.type === 'attack' ? action.amount : action.raiseBy;
  return range?.type === action.type && amount >= range.min && amount <= range.max;
}

/** Every world in which a view differs only by two cards of the other's hand; undefined where more is hidden. */
function worlds(view: RagnarokPokerView): readonly RagnarokPokerState[] | undefined {
  const nulls = [
    view.deck,
    ...view.fighters.flatMap(({ spellDeck, spellHand, rejected }) => [spellDeck, spellHand, rejected]),
  ];
  if (nulls.some((list) => list.includes(null)) || view.fighters.some(({ swap }) => swap === 'hidden'))
    return undefined;
  const plain = { ...structuredClone(view), viewer: null } as unknown as RagnarokPokerState;
  const hiding = SEATS.filter((seat) => view.fighters[seat].hole.includes(null));
  const [seat] = hiding;
  if (seat === undefined) return [plain];
  if (hiding.length > 1 || view.fighters[seat].hole.some((card) => card !== null)) return undefined;
  const known = [...view.community, ...view.fighters.flatMap(({ hole }) => hole)];
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.includes(card));
  return left.flatMap((first) =>
    left
      .filter((second) => second !== first)
      .map((second) => {
        const fighters = plain.fighters.map((fighter, i) =>
          i === seat ? { ...fighter, hole: [first, second] } : fighter,
        );
        return { ...plain, fighters } as unknown as RagnarokPokerState;
      }),
  );
}

function contractOf(
  game: RagnarokPokerGame,
): ContractOptions<
  RagnarokPokerState,
  RagnarokPokerView,
  RagnarokPokerAction,
  RagnarokPokerEvent,
  RagnarokPokerSetup
> {
  const isSimultaneous = game.rules.options.spells && game.rules.options.mulliganOf !== 'none';
  return {
    runs: 14,
    maxActions: 1500,
    setups,
    scramble: (state, viewer, chance) => scramble(game, state, viewer, chance),
    discloses,
    extended: (state, seat, chance) => extended(game, state, seat, chance),
    isExtended: (state, action) => isExtended(game, state, action),
    conserved: ({ fighters }) =>
      fighters.map(({ spells, spellDeck, spellHand, spellsUsed }) => [
        [...spells],
        [...spellDeck, ...spellHand, ...spellsUsed].sort((a, b) => a - b),
      ]),
    ...(isSimultaneous ? {} : { simultaneous: 'never' as const }),
    smallWorlds: { setups: fc.constant({ fighters: [{}, {}] as const }), worlds },
    maxStateSize: 4000,
  };
}

const named = (Object.keys(ragnarokPokerRulesets) as RagnarokPokerRulesetName[]).map((name) =>
  createRagnarokPoker(name),
);

for (const game of [...named, ...OPTIONAL]) {
  describe(`the contract of ragnarok-poker, ruleset ${game.ruleset.name}`, () => {
    for (const law of contract(game, contractOf(game))) it(law.name, law.run);
  });
}

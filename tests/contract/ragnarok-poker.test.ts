import fc from 'fast-check';
import { SEATS } from 'holmgang';
import {
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
import { discloses, extended, isExtended, scramble } from '../games/ragnarok-poker/secrets.js';

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

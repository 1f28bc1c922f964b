import fc from 'fast-check';
import { type Chance, SEATS, type Seat, type Viewer } from 'holmgang';
import {
  createRagnarokStandard,
  houseSet,
  type RagnarokStandardAction,
  type RagnarokStandardEvent,
  type RagnarokStandardGame,
  type RagnarokStandardRulesetName,
  type RagnarokStandardSetup,
  type RagnarokStandardState,
  type RagnarokStandardView,
  ragnarokStandardRulesets,
} from 'holmgang/ragnarok-standard';
import { type ContractOptions, contract } from 'holmgang/testing';
import { describe, it } from 'vitest';

/** Every option away from its default, in rulesets that go together. */
const OPTIONAL: readonly RagnarokStandardGame[] = [
  createRagnarokStandard({
    name: 'strange',
    version: 1,
    options: {
      handLimit: 6,
      freezeThaw: 'literal',
      weaponUpgradeCost: 3,
      deckSizeMode: 'max',
      mulligan: 'none',
      fatigue: 'flat',
      turnLimit: 80,
      overkillTurn: 'any',
      elementBonus: 'onSummon',
    },
  }),
  createRagnarokStandard({
    name: 'endless',
    version: 1,
    options: { fatigue: 'none', turnLimit: 60, stealthBreak: 'attackOrDamage', spellburst: 'perSummon' },
  }),
];

/** Decks of every class: the hero's own cards twice, filled up with neutral ones. */
function deckOf(hero: (typeof houseSet.heroes)[number], spice: number) {
  const own = houseSet.cards.filter((card) => card.class === hero.class && card.rarity !== 'Token');
  const neutral = houseSet.cards.filter((card) => card.class === 'Neutral' && card.rarity !== 'Token');
  const turned = [...neutral.slice(spice % neutral.length), ...neutral];
  const cards: number[] = [];
  for (const { id, rarity } of [...own, ...turned]) {
    const copies = rarity === 'Legendary' ? 1 : 2;
    const there = cards.filter((each) => each === id).length;
    for (let i = there; i < copies && cards.length < 30; i++) cards.push(id);
  }
  return { hero: hero.slug, cards };
}

const arbDeck = fc
  .tuple(fc.nat(houseSet.heroes.length - 1), fc.nat(70))
  .map(([hero, spice]) => deckOf(houseSet.heroes[hero]!, spice));

/** Deals everything anew that a viewer cannot see. */
function scramble(
  game: RagnarokStandardGame,
  state: RagnarokStandardState,
  viewer: Viewer,
  chance: Chance,
): RagnarokStandardState {
  const copy = structuredClone(state) as RagnarokStandardState;
  for (const seat of SEATS) {
    const player = copy.players[seat];
    if (seat === viewer) {
      chance.shuffle(player.deck);
      player.hand = player.hand.map((card) =>
        card.shown === 'public' ? card : { ...card, shown: chance.pick(['foe', 'nobody'] as const) },
      );
      continue;
    }
    const isHidden = (shown: string) => shown === 'nobody' || (viewer === 'spectator' && shown === 'foe');
    const pool = chance.shuffle([
      ...player.deck.map(({ cardId }) => cardId),
      ...player.hand.filter(({ shown }) => isHidden(shown)).map(({ cardId }) => cardId),
    ]);
    player.hand = player.hand.map((card) =>
      isHidden(card.shown) ? { ...card, cardId: pool.pop() as number } : card,
    );
    player.deck = pool.map((cardId) => ({ cardId, spent: false }));
    for (const [i, secret] of player.secrets.entries()) {
      const others = game.rules.set.cards.filter(
        ({ id, keywords, class: owner }) =>
          keywords.includes('Secret') &&
          owner === secret.class &&
          !player.secrets.some(({ cardId }) => cardId === id),
      );
      if (others.length > 0) player.secrets[i] = { ...secret, cardId: chance.pick(others).id };
    }
    if (player.mulligan !== null)
      player.mulligan = player.hand.map((_, i) => i).filter(() => chance.percent(50));
  }
  copy.pending = copy.pending.map((decision) =>
    decision.seat === viewer || decision.kind === 'adapt'
      ? decision
      : { ...decision, options: decision.options.map(() => chance.pick(game.rules.set.cards).id) },
  );
  return { ...copy, rng: chance.fork() };
}

/** What shows a viewer cards that it did not know. */
function discloses(events: readonly RagnarokStandardEvent[], viewer: Viewer): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'cardDrawn':
      case 'cardRevealed':
        return event.seat === viewer;
      case 'cardPlayed':
      case 'mulliganed':
      case 'cardBurned':
      case 'cardDiscarded':
      case 'secretTriggered':
      case 'adaptChosen':
        return event.seat !== viewer || event.type === 'cardBurned';
      case 'gameOver':
        return true;
      default:
        return false;
    }
  });
}

/** What cards take no notice of, taken away. */
function isExtended(
  game: RagnarokStandardGame,
  state: RagnarokStandardState,
  action: RagnarokStandardAction,
) {
  if (action.type === 'mulligan') return new Set(action.replace).size === action.replace.length;
  if (action.type !== 'playCard') return false;
  const card = state.players[action.seat].hand[action.hand];
  const printed = game.rules.byId[card?.cardId ?? -1];
  if (printed === undefined) return false;
  const isMinion = printed.card.type === 'Minion' && action.attachTo === null;
  const position = isMinion ? (action.position ?? state.players[action.seat].board.length) : null;
  const option = printed.script.chooses && action.attachTo === null ? action.option : null;
  return game
    .legalActions(state, action.seat)
    .some((legal) => JSON.stringify(legal) === JSON.stringify({ ...action, position, option }));
}

function contractOf(
  game: RagnarokStandardGame,
): ContractOptions<
  RagnarokStandardState,
  RagnarokStandardView,
  RagnarokStandardAction,
  RagnarokStandardEvent,
  RagnarokStandardSetup
> {
  return {
    setups: fc.oneof(
      fc.constant({}),
      fc.record({ decks: fc.tuple(arbDeck, arbDeck), firstPlayer: fc.constantFrom<Seat>(0, 1) }),
    ),
    runs: 10,
    maxActions: 1500,
    scramble: (state, viewer, chance) => scramble(game, state, viewer, chance),
    discloses,
    isExtended: (state, action) => isExtended(game, state, action),
    ...(game.rules.options.mulligan === 'none' ? { simultaneous: 'never' as const } : {}),
    // tests/games/ragnarok-standard/hidden.test.ts lists the worlds of a small set.
    smallWorlds: 'never',
    maxStateSize: 20_000,
  };
}

const named = (Object.keys(ragnarokStandardRulesets) as RagnarokStandardRulesetName[]).map((name) =>
  createRagnarokStandard(name),
);

for (const game of [...named, ...OPTIONAL]) {
  describe(`the contract of ragnarok-standard, ruleset ${game.ruleset.name}`, () => {
    for (const law of contract(game as never, contractOf(game) as never)) it(law.name, law.run);
  });
}

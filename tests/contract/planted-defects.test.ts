import { defineGame, draw, finish, type GameOf, SEATS, win } from 'holmgang';
import { BrokenLaw, type ContractOptions, contract } from 'holmgang/testing';
import { describe, expect, it } from 'vitest';
import { duelContract } from '../toys/duel/contract.js';
import { cloneDuel, duel, duelDefinition } from '../toys/duel/definition.js';
import { determinizeDuel, viewDuel } from '../toys/duel/secrets.js';
import type {
  DuelAction,
  DuelEvent,
  DuelOptions,
  DuelState,
  DuelTypes,
  DuelView,
} from '../toys/duel/types.js';
import { nim } from '../toys/nim.js';

type Duel = GameOf<DuelTypes>;
type Options = Partial<ContractOptions<DuelState, DuelView, DuelAction, DuelEvent, DuelOptions>>;
type Definition = typeof duelDefinition;

const { moves, phases } = duelDefinition;

/** The duel with other rules. */
const ruled = (parts: Partial<Definition>): Duel => defineGame({ ...duelDefinition, ...parts });

/** The duel with other moves. */
const moved = (parts: Partial<Definition['moves']>): Duel => ruled({ moves: { ...moves, ...parts } });

/** The duel with other functions around the same rules. */
const wrapped = (parts: Partial<Duel>): Duel => ({ ...duel, ...parts });

function lawOf(game: Duel, name: string, options: Options = {}) {
  const law = contract(game, { ...duelContract, ...options } as typeof duelContract).find(
    (one) => one.name === name,
  );
  if (law === undefined) throw new Error(`no law is called ${name}`);
  return law;
}

let setups = 0;

const DEFECTS: readonly (readonly [law: string, defect: string, game: () => Duel, options?: Options])[] = [
  [
    'what is listed is accepted, and beyond it only what is declared',
    'a legal action is not listed',
    () =>
      moved({
        commit: {
          ...moves.commit,
          options: (view, seat, rules, options) => {
            const [first] = view.hands[seat];
            const fewer: DuelView = { ...view, hands: [[first ?? null], [first ?? null]] };
            moves.commit.options?.(fewer, seat, rules, options);
          },
        },
      }),
  ],
  [
    'what is listed is accepted, and beyond it only what is declared',
    'a check forgets a condition',
    () => moved({ strike: { ...moves.strike, check: () => undefined } }),
  ],
  [
    'what is listed is accepted, and beyond it only what is declared',
    'an option is listed that is refused',
    () =>
      moved({
        breathe: {
          ...moves.breathe,
          options: (_view, seat, _rules, options) => {
            if (options.next()) options.push({ type: 'breathe', seat });
            if (options.next()) options.push({ type: 'hold', seat } as never);
          },
        },
      }),
  ],
  [
    'counts and samples agree with the list',
    'a count misses one',
    () => wrapped({ countLegal: (state, seat) => Math.min(2, duel.countLegal(state, seat)) }),
  ],
  [
    'counts and samples agree with the list',
    'a sample prefers the first action',
    () =>
      wrapped({
        sampleLegal: (state, seat, chance) => {
          const listed = duel.legalActions(state, seat);
          return (
            listed[Math.max(0, chance.int(listed.length + 1) - 1)] ?? duel.sampleLegal(state, seat, chance)
          );
        },
      }),
  ],
  [
    'whoever must decide can act, nobody else is asked, and nobody is once the match is over',
    'a seat has actions though nobody waits for it',
    () =>
      wrapped({
        legalActions: (state, seat) => {
          const listed = duel.legalActions(state, seat);
          const isFree = state.phase === 'clash' && !state.saluted[seat];
          return isFree ? [...listed, { type: 'salute', seat }] : listed;
        },
      }),
  ],
  [
    'a refused action changes nothing',
    'the reducer copies',
    () =>
      wrapped({
        reducer: (state, action) => {
          const next = duel.reducer(state, action);
          return next === state ? { ...state } : next;
        },
      }),
  ],
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'a clone shares a list',
    () => ruled({ clone: (state) => ({ ...cloneDuel(state), stamina: state.stamina }) }),
  ],
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'a rule asks whether anybody listens',
    () =>
      moved({
        hold: {
          ...moves.hold,
          apply: (state, action, ctx) => {
            if (ctx.events === undefined) state.stamina[action.seat] = 0;
            return moves.hold.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'apply leaves its input alone, shares what did not change, and agrees with advance and reducer',
    'apply shares nothing',
    () =>
      wrapped({
        apply: (state, action, chance) => {
          const applied = duel.apply(state, action, chance);
          const cards = applied.ok ? (Object.freeze([...applied.state.cards]) as number[]) : [];
          return applied.ok ? { ...applied, state: Object.freeze({ ...applied.state, cards }) } : applied;
        },
      }),
  ],
  [
    'simultaneous decisions commute',
    'who commits first is tired',
    () =>
      moved({
        commit: {
          ...moves.commit,
          apply: (state, action, ctx) => {
            const isFirst = state.committed[0] === null && state.committed[1] === null;
            if (isFirst) state.stamina[action.seat] = Math.max(0, state.stamina[action.seat] - 1);
            return moves.commit.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'states, actions and events survive JSON and play on alike',
    'a state holds undefined',
    () =>
      ruled({
        phases: {
          ...phases,
          roundEnd: {
            enter: (state, ctx) => {
              const next = 'enter' in phases.roundEnd ? phases.roundEnd.enter(state, ctx) : 'refill';
              state.attacker = undefined as unknown as null;
              return next;
            },
          },
        },
      }),
  ],
  [
    'the same seed and actions give the same states, events and digests',
    'a rule remembers former matches',
    () =>
      ruled({
        setup: (options, core, ctx) => {
          const state = duelDefinition.setup(options, core, ctx);
          state.life = [5, 4 + (setups++ % 2)];
          return state;
        },
      }),
  ],
  [
    'the same seed and actions give the same states, events and digests',
    'the digest depends on the order of keys',
    () => wrapped({ digest: (state) => JSON.stringify(state) }),
  ],
  [
    'a record replays to the same end, and states do not outgrow their bound',
    'setup and start disagree',
    () => wrapped({ setup: (options) => duel.setup({ ...options, seed: `${options.seed}!` }) }),
  ],
  [
    'a record replays to the same end, and states do not outgrow their bound',
    'a state outgrows its bound',
    () => duel,
    { maxStateSize: 100 },
  ],
  [
    'no legal list, count, refusal or decider tells what is hidden',
    'an option depends on the top of the deck',
    () =>
      moved({
        draw: {
          ...moves.draw,
          options: (view, seat, rules, options) => {
            const [top] = view.decks[seat];
            if (typeof top !== 'number' || view.cards[top] !== 1)
              moves.draw.options?.(view, seat, rules, options);
          },
        },
      }),
  ],
  [
    'no legal list, count, refusal or decider tells what is hidden',
    'the detail of a refusal depends on the other hand',
    () =>
      ruled({
        refusals: {
          wrongPhase: (view, action) => ({
            code: 'DECK_EMPTY',
            rule: 'DU-DRW-01',
            detail: { cards: view.hands[action.seat === 0 ? 1 : 0].join() },
          }),
        },
      }),
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'events are shown to everybody',
    () => {
      const { viewEvent: _, ...open } = duelDefinition;
      return defineGame<DuelTypes>(open);
    },
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'a commitment shows',
    () =>
      ruled({
        view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), committed: state.committed }),
      }),
  ],
  [
    'no action tells what is hidden, unless its events disclose it',
    'a rule acts on a hidden card',
    () =>
      moved({
        breathe: {
          ...moves.breathe,
          apply: (state, action, ctx) => {
            const [top] = state.decks[action.seat];
            if (top !== undefined && state.cards[top] === 3) state.saluted[action.seat] = true;
            return moves.breathe.apply(state, action, ctx);
          },
        },
      }),
  ],
  [
    'a viewer does not notice when all that is hidden is dealt anew',
    'a view tells the sum of the other hand, and the determinizer inherits it',
    () =>
      ruled({ view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), cards: state.cards }) }),
  ],
  [
    'a viewer does not notice when all that is hidden is dealt anew',
    'the scramble does nothing',
    () => duel,
    { scramble: (state) => state },
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'the generator shows',
    () => ruled({ view: (state, viewer, core) => ({ ...viewDuel(state, viewer, core), rng: state.rng }) }),
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'a check needs what a view does not have',
    () =>
      moved({
        draw: {
          ...moves.draw,
          check: (view, action, rules) => {
            return view.decks[action.seat].includes(null)
              ? { code: 'DECK_EMPTY', rule: 'DU-DRW-01', detail: {} }
              : moves.draw.check(view, action, rules);
          },
        },
      }),
  ],
  [
    'a view answers its own seat as the state does, refuses the other, and hides the generator',
    'a view answers the other seat',
    () => wrapped({ countLegal: (state, seat) => duel.countLegal({ ...state, viewer: seat }, seat) }),
  ],
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'every imagined state has the same generator',
    () =>
      ruled({
        determinize: (view, _rng, chance, rules) => {
          return determinizeDuel(view, { kind: 'sfc32', a: 1, b: 2, c: 3, d: 4 }, chance, rules);
        },
      }),
  ],
  [
    'an imagined state looks the same to its viewer, can occur, and has a generator of its own',
    'the determinizer forgets a commitment',
    () =>
      ruled({
        determinize: (view, rng, chance, rules) => {
          return { ...determinizeDuel(view, rng, chance, rules), committed: [null, null] };
        },
      }),
  ],
  [
    'imagination reaches every world that fits a view, the true one included, and no other',
    'the determinizer does not shuffle',
    () =>
      ruled({
        determinize: (view, rng, chance, rules) => {
          const orderly = {
            int: (n: number) => chance.int(n),
            percent: (p: number) => chance.percent(p),
            pick: <T>(list: readonly T[]) => chance.pick(list),
            shuffle: <T>(list: T[]) => list,
            fork: () => chance.fork(),
            unseen: () => chance.unseen(),
          };
          return determinizeDuel(view, rng, orderly, rules);
        },
      }),
  ],
  [
    'odds add up to one and contain what happens',
    'a draw does not say that something unseen decides',
    () =>
      moved({
        draw: {
          ...moves.draw,
          apply: (state, { seat }, ctx) => {
            const card = state.decks[seat].shift() ?? 0;
            state.hands[seat].push(card);
            ctx.events?.push({ type: 'cardDrawn', seat, card });
            return 'roundEnd';
          },
        },
      }),
  ],
  [
    'odds add up to one and contain what happens',
    'an outcome is missing',
    () => wrapped({ odds: (state, actions) => duel.odds(state, actions)?.slice(0, 1) }),
  ],
  [
    'odds add up to one and contain what happens',
    'no odds are ever told',
    () => wrapped({ odds: () => undefined }),
  ],
  [
    'check accepts every state that occurs and refuses spoilt ones',
    'a shape lets everything pass',
    () => ruled({ shape: { ...duelDefinition.shape, stamina: () => {} } }),
  ],
  [
    'check accepts every state that occurs and refuses spoilt ones',
    'an invariant is too strict',
    () =>
      wrapped({
        check: (state) => {
          const isTired = (state as DuelState).stamina?.[0] === 0;
          return isTired
            ? [{ path: 'stamina', code: 'TIRED', message: 'too tired', rule: null }]
            : duel.check(state);
        },
      }),
  ],
  [
    'what is conserved never changes',
    'a buried card is lost',
    () =>
      moved({
        bury: {
          ...moves.bury,
          apply: (state, action, ctx) => {
            const next = moves.bury.apply(state, action, ctx);
            state.buried[action.seat].pop();
            return next;
          },
        },
      }),
  ],
  [
    'after the end nothing is legal, no match move either',
    'one can concede after the end',
    () =>
      wrapped({
        validate: (state, action) => (action.type === 'concede' ? undefined : duel.validate(state, action)),
      }),
  ],
  [
    'matches of progress-making players end within the declared bound, with a sound result',
    'matches go on for longer than declared',
    () => duel,
    { maxActions: 6 },
  ],
  [
    'matches of progress-making players end within the declared bound, with a sound result',
    'the scores do not fit the winner',
    () =>
      ruled({
        phases: {
          ...phases,
          judge: {
            enter: (state) => {
              const loser = SEATS.find((seat) => state.life[seat] === 0);
              if (loser === undefined) return 'regroup';
              return finish(state, { ...win(loser, 'knockout', 'DU-END-01'), winner: loser === 0 ? 1 : 0 });
            },
          },
        },
      }),
  ],
  [
    'match moves are possible at any time, never listed, and end a match as their clauses say',
    'whoever concedes draws',
    () =>
      wrapped({
        apply: (state, action, chance) => {
          const applied = duel.apply(state, action, chance);
          if (!applied.ok || action.type !== 'concede') return applied;
          return { ...applied, state: { ...applied.state, result: draw('conceded', 'K-CON-01') } };
        },
      }),
  ],
  [
    'match moves are possible at any time, never listed, and end a match as their clauses say',
    'a seat may adjudicate',
    () =>
      wrapped({
        parseAction: (json, actor) => {
          const { type } = json as { type: string };
          return duel.parseAction(json, type === 'adjudicate' ? 'arbiter' : actor);
        },
      }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'parseAction believes what it is sent',
    () => wrapped({ parseAction: (json) => json as DuelAction }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'validate looks before it checks',
    () =>
      wrapped({
        validate: (state, action) =>
          action.type === ('dance' as string) ? undefined : duel.validate(state, action),
      }),
  ],
  [
    'hostile actions, states and options are refused with a code and never crash',
    'unknown options pass',
    () => ruled({ checkOptions: () => [] }),
  ],
  [
    'every event, action, refusal and result has a description, and nobody is told less of one’s own action',
    'a refusal is described as something else',
    () =>
      wrapped({
        describe: (subject) => ('code' in subject ? { key: 'oops', values: {} } : duel.describe(subject)),
      }),
  ],
  [
    'every event, action, refusal and result has a description, and nobody is told less of one’s own action',
    'the actor does not see its own action',
    () => ruled({ viewAction: ({ type, seat }) => ({ type, seat, hidden: true }) }),
  ],
];

describe('a planted defect breaks its law', () => {
  for (const [name, defect, game, options] of DEFECTS) {
    it(`${defect}: not “${name}”`, () => {
      expect(() => lawOf(game(), name, options).run()).toThrow(BrokenLaw);
    });
  }
});

describe('the laws', () => {
  it('each have a planted defect', () => {
    const broken = new Set(DEFECTS.map(([name]) => name));
    expect(contract(duel, duelContract).map(({ name }) => name)).toEqual([...broken]);
  });

  it('tell everything that is needed to see a failure again', () => {
    const game = moved({ strike: { ...moves.strike, check: () => undefined } });
    const run = () =>
      lawOf(game, 'what is listed is accepted, and beyond it only what is declared', { seed: 7 }).run();
    expect(run).toThrow(
      /“what is listed.*strike.*duel\/toy@1 [0-9a-f]{64}.*seed: "\d+".*setup: \{.*after \d+ actions: \[\{"type".*fast-check: seed 7, path \d/s,
    );
  });

  it('are not content with nothing to compare', () => {
    const laws = contract(nim, { maxActions: 12, scramble: undefined });
    const name = 'simultaneous decisions commute';
    expect(() => laws.find((law) => law.name === name)?.run()).toThrow('nothing to compare: pairs');
  });

  it('leave out what a game cannot be asked', () => {
    const names = contract(nim, {
      maxActions: 12,
      scramble: undefined,
      simultaneous: 'never',
      smallWorlds: 'never',
    });
    expect(names.length).toBe(contract(duel, duelContract).length - 4);
  });
});

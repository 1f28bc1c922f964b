// What the tests of this game share: positions made by hand, exchanges with a wanted outcome. The score
// formula stands here a second time, written from the rules, so that a test can ask for a lead and get the dice for it.
import { type Chance, edit, otherSeat, type Seat, scriptedChance } from 'holmgang';
import {
  type BjjEffect,
  type BjjEvent,
  type BjjGame,
  type BjjRulesetInput,
  type BjjState,
  bjj,
  type Category,
  type Commit,
  createBjj,
  type Exchange,
  type Role,
  type Technique,
  type Tier,
  type Token,
} from 'holmgang/bjj';

export type Pair<T> = readonly [T, T];

export const PB = 'posture_broken';
export const IP = 'inside_position';
export const AR = 'arm_isolated';
export const LI = 'leg_isolated';
export const BC = 'balance_compromised';

/** The table of the chapter on categories, own category first. */
export const MATCHUPS: Readonly<Record<Category, Readonly<Record<Category, number>>>> = {
  attack: { attack: 0, control: 0, defense: 1, sweep: -1 },
  control: { attack: 0, control: 0, defense: -1, sweep: 1 },
  defense: { attack: -1, control: 1, defense: 0, sweep: 0 },
  sweep: { attack: 1, control: -1, defense: 0, sweep: 0 },
};

/** A lead for each tier, and for the two that have several, its ends. */
export const LEADS: readonly (readonly [lead: number, tier: Tier])[] = [
  [0, 'stalemate'],
  [1, 'minor'],
  [2, 'major'],
  [3, 'major'],
  [4, 'dominant'],
  [5, 'dominant'],
];

export const house = bjj.rules.set;
export const techniques: readonly Technique[] = house.techniques;
export const submissions = techniques.filter((technique) => technique.isSubmission);

/** The 17 places: every position with each of its roles. */
export const places = house.positions.flatMap(({ id, roles }) => roles.map((role) => [id, role] as const));

/** A position on the mat; what is left out is as at the start. The role is seat 0's. */
export interface Arrangement {
  readonly at?: readonly [position: string, role: Role];
  readonly turn?: number;
  readonly points?: Pair<number>;
  readonly advantages?: Pair<number>;
  readonly control?: Pair<number>;
  readonly tokens?: Pair<readonly Token[]>;
}

export function counterpart(role: Role): Role {
  if (role === 'neutral') return role;
  return role === 'top' ? 'bottom' : 'top';
}

export function arrange(arrangement: Arrangement = {}, game: BjjGame = bjj): BjjState {
  const { at, turn, points, advantages, control, tokens } = arrangement;
  return edit(game, game.setup({ seed: 'arranged' }), (draft) => {
    if (at) [draft.position, draft.roles] = [at[0], [at[1], counterpart(at[1])]];
    if (turn) draft.turn = turn;
    if (points) draft.points = [...points];
    if (advantages) draft.advantages = [...advantages];
    if (control) draft.control = [...control];
    if (tokens) draft.tokens = [[...tokens[0]], [...tokens[1]]];
  });
}

/** A game of one's own: options, and techniques added to the house set. */
export function variant(options: BjjRulesetInput['options'] = {}, extra: readonly Technique[] = []): BjjGame {
  const set = { ...house, techniques: [...house.techniques, ...extra] };
  return createBjj({ name: 'variant', version: 1, options, set });
}

/** A plain sweep from standing with modifier 1, and what sets it apart. */
export function technique(id: string, traits: Partial<Technique> = {}): Technique {
  return {
    id,
    category: 'sweep',
    availableFrom: [{ position: 'standing', role: 'neutral' }],
    modifier: 1,
    requiredTokens: [],
    tokenReward: null,
    tokenRemove: null,
    transition: null,
    ibjjfPoints: 0,
    pointsLabel: null,
    isSubmission: false,
    risk: 'neutral',
    ...traits,
  };
}

export function find(id: string, game: BjjGame = bjj): Technique {
  const found = game.rules.techniques.get(id);
  if (found === undefined) throw new Error(`no technique ${id}`);
  return found;
}

export function commitOf(seat: Seat, id: string, game: BjjGame = bjj): Commit {
  return {
    type: 'commit',
    seat,
    category: game.rules.techniques.get(id)?.category ?? 'attack',
    techniqueId: id,
  };
}

/** Seat 0's lead before the dice. @rule BJ-SCO-01 */
function leadBeforeDice(state: BjjState, choices: Pair<string>, game: BjjGame = bjj): number {
  const [own, other] = [find(choices[0], game), find(choices[1], game)];
  const held = state.control[0] + state.tokens[0].length - state.control[1] - state.tokens[1].length;
  return held + 2 * MATCHUPS[own.category][other.category] + own.modifier - other.modifier;
}

/** Dice that give seat 0 this lead. */
function diceFor(state: BjjState, choices: Pair<string>, lead: number, game: BjjGame): Pair<number> {
  const needed = lead - leadBeforeDice(state, choices, game);
  if (Math.abs(needed) > 5) throw new Error(`no dice make up ${needed}`);
  return needed >= 0 ? [1 + needed, 1] : [1, 1 - needed];
}

export interface Scene extends Arrangement {
  readonly game?: BjjGame;
  /** A state to go on from, instead of an arrangement. */
  readonly from?: BjjState;
  readonly choices: Pair<string>;
  /** The dice, or the lead of seat 0 that they are to give; neither in a game without dice. */
  readonly dice?: Pair<number>;
  readonly lead?: number;
  /** What chance says after the dice: which bonus token, then the coin. */
  readonly picks?: readonly number[];
  /** Who commits first. */
  readonly first?: Seat;
}

export interface Outcome {
  readonly before: BjjState;
  readonly after: BjjState;
  /** What the second commitment brought. */
  readonly events: readonly unknown[];
  /** What of it is an effect, or the end. */
  readonly effects: readonly unknown[];
  readonly last: Exchange;
}

const PRELUDE = new Set(['committed', 'revealed', 'diceRolled', 'exchangeScored', 'turnAdvanced']);

/** Plays one exchange with this chance. */
export function resolve(scene: Scene, before: BjjState, chance: Chance): Outcome {
  const { game = bjj, choices, first = 0 } = scene;
  const second = otherSeat(first);
  // The first commitment needs no chance.
  const one = game.apply(before, commitOf(first, choices[first], game), scriptedChance([]));
  if (!one.ok) throw new Error(`${choices[first]}: ${one.rejection.code}`);
  const two = game.apply(one.state, commitOf(second, choices[second], game), chance);
  if (!two.ok) throw new Error(`${choices[second]}: ${two.rejection.code}`);
  const { state: after, events } = two;
  if (after.last === null) throw new Error('nothing was resolved');
  const effects = events.filter((event) => !PRELUDE.has(event.type));
  return { before, after, events, effects, last: after.last };
}

/** Plays one exchange; chance says exactly what the scene tells, and everything it tells is asked for. */
export function exchange(scene: Scene): Outcome {
  const { game = bjj, choices, lead, picks = [] } = scene;
  const before = scene.from ?? arrange(scene, game);
  const dice = scene.dice ?? (lead === undefined ? [] : diceFor(before, choices, lead, game));
  const chance = scriptedChance([...dice.map((die) => die - 1), ...picks]);
  const outcome = resolve(scene, before, chance);
  chance.assertExhausted();
  return outcome;
}

/** Chance by question: the dice first, a coin for two, anything else for the bonus token. */
export function chanceOf(dice: Pair<number>, bonus: number, coin: number): Chance {
  let rolled = 0;
  const int = (n: number): number => {
    if (rolled < 2) return (dice[rolled++] as number) - 1;
    return n === 2 ? coin : bonus % n;
  };
  const never = (): never => {
    throw new Error('the rules ask no such question');
  };
  return {
    int,
    pick: (list) => list[int(list.length)]!,
    percent: never,
    shuffle: never,
    fork: never,
    unseen: never,
  };
}

/** Seat 0 uses a technique where it can, with the tokens it needs, and leads by so much. The bonus token is the first. */
export function lead(id: string, by: number, arrangement: Arrangement = {}, game: BjjGame = bjj): Outcome {
  const own = find(id, game);
  const [place] = own.availableFrom;
  if (place === undefined) throw new Error(`${id} is used nowhere`);
  const at = [place.position, place.role] as const;
  const before = arrange({ at, tokens: [own.requiredTokens, []], ...arrangement }, game);
  const rivals = usable(before, 1, game).filter(
    (other) => other.requiredTokens.length === 0 && !other.isSubmission,
  );
  const rival = rivals.find((other) => Math.abs(by - leadBeforeDice(before, [id, other.id], game)) <= 5);
  if (rival === undefined) throw new Error(`${id} cannot lead by ${by}`);
  const choices = [id, rival.id] as const;
  return resolve({ game, choices }, before, chanceOf(diceFor(before, choices, by, game), 0, 0));
}

/** What a seat may use by the words of the rules. @rule BJ-TEC-01 BJ-TEC-03 */
export function usable(state: BjjState, seat: Seat, game: BjjGame = bjj): readonly Technique[] {
  return game.rules.set.techniques.filter(
    ({ availableFrom, requiredTokens }) =>
      availableFrom.some(({ position, role }) => position === state.position && role === state.roles[seat]) &&
      requiredTokens.every((token) => state.tokens[seat].includes(token)),
  );
}

/** What exchanges change, without the turn, the generator and the record of the exchange. */
export function tableOf({ position, roles, points, advantages, control, tokens, result }: BjjState): unknown {
  return { position, roles, points, advantages, control, tokens, result };
}

/** The types of events, with the reason where there is one. */
export function kinds(events: readonly unknown[]): readonly string[] {
  return (events as readonly (BjjEvent & { why?: string })[]).map(({ type, why }) =>
    why ? `${type} ${why}` : type,
  );
}

/** Makes an effect's text checked by the compiler. */
export function effect(value: BjjEffect): BjjEffect {
  return value;
}

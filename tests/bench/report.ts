import { median } from './measure.js';
import {
  ADVANCE,
  ADVANCE_POLLUTED,
  APPLY,
  ASKING,
  CLIENT,
  GAMES,
  type Measured,
  PLAYING,
  RAW,
  THIRDS,
} from './tasks.js';

/** What one round measured: nanoseconds by task. */
export type Round = Readonly<Record<string, readonly number[]>>;

/** A table to be printed or written. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Something the library promises, and what became of it. */
export interface Aim {
  readonly text: string;
  readonly isMet: boolean;
}

interface Spread {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

function spreadOf(values: readonly number[]): Spread {
  return { middle: median(values), least: Math.min(...values), most: Math.max(...values) };
}

const cost = (rounds: readonly Round[], id: string, part = 0): Spread =>
  spreadOf(rounds.map((round) => round[id]?.[part] ?? Number.NaN));

/** How many times faster one task is than another; compared within each round. */
function ratio(rounds: readonly Round[], slow: string, fast: string): Spread {
  return spreadOf(rounds.map((round) => (round[slow]?.[0] ?? 0) / (round[fast]?.[0] ?? 0)));
}

function digits(value: number): string {
  return value >= 100 ? Math.round(value).toString() : Number(value.toPrecision(2)).toString();
}

function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${digits(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${digits(nanoseconds / 1e3)} µs` : `${digits(nanoseconds / 1e6)} ms`;
}

function perSecond(nanoseconds: number): string {
  const rate = 1e9 / nanoseconds;
  if (rate >= 1e6) return `${digits(rate / 1e6)} M`;
  return rate >= 1e3 ? `${digits(rate / 1e3)} k` : digits(rate);
}

const withSpread = ({ middle, least, most }: Spread, show: (value: number) => string): string =>
  `${show(middle)} (${show(least)}–${show(most)})`;

function playing(rounds: readonly Round[]): Table {
  return {
    title: 'One action of the card duel',
    head: ['', 'each', 'per second', '× boardgame.io client', 'of the raw loop'],
    rows: PLAYING.map(({ id, label }) => [
      label,
      withSpread(cost(rounds, id), duration),
      perSecond(cost(rounds, id).middle),
      withSpread(ratio(rounds, CLIENT, id), digits),
      withSpread(ratio(rounds, RAW, id), digits),
    ]),
  };
}

function asking(title: string, list: readonly Measured[], base: string, rounds: readonly Round[]): Table {
  return {
    title,
    head: ['', 'each', 'per second', 'in `advance`s'],
    rows: list.map(({ id, label }) => [
      label,
      withSpread(cost(rounds, id), duration),
      perSecond(cost(rounds, id).middle),
      withSpread(ratio(rounds, id, base), digits),
    ]),
  };
}

/** The last third of a match by its first, within each round. */
function growth(rounds: readonly Round[], id: string): Spread {
  return spreadOf(rounds.map((round) => (round[id]?.[2] ?? 0) / (round[id]?.[0] ?? 0)));
}

function thirds(rounds: readonly Round[], actions: number): Table {
  return {
    title: `One action over long matches (${actions} actions each)`,
    head: ['', 'first third', 'middle third', 'last third', 'last ÷ first'],
    rows: THIRDS.map(({ id, label }) => [
      label,
      ...[0, 1, 2].map((part) => duration(cost(rounds, id, part).middle)),
      withSpread(growth(rounds, id), digits),
    ]),
  };
}

/** All tables, from the raw rounds. */
export function tablesOf(rounds: readonly Round[], longActions: number): Table[] {
  return [
    playing(rounds),
    asking('What else a caller asks of the duel', ASKING, ADVANCE, rounds),
    thirds(rounds, longActions),
    ...GAMES.map(({ id, title, tasks }) => asking(title, tasks, `${id}/advance`, rounds)),
  ];
}

/** Verifying costs three times plain playing, or 6 µs an action, whichever is more. */
function verification(rounds: readonly Round[], id: string): Aim {
  const found = cost(rounds, `${id}/verify`).middle;
  const most = Math.max(3 * cost(rounds, `${id}/fromSeed`).middle, 6000);
  return {
    text: `\`verify\`, one action of ${id}: ${duration(found)}, at most ${duration(most)}`,
    isMet: found <= most,
  };
}

/** What the design promises, judged by the medians. Nothing depends on it but the reader. */
export function aimsOf(rounds: readonly Round[]): Aim[] {
  const aim = (what: string, found: number, least: number, unit: string): Aim => ({
    text: `${what}: ${digits(found)}${unit}, at least ${least}${unit}`,
    isMet: found >= least,
  });
  const flat = (what: string, id: string): Aim => {
    const found = growth(rounds, id).middle;
    return { text: `${what}, last third ÷ first: ${digits(found)}, at most 1.2`, isMet: found <= 1.2 };
  };
  return [
    aim("`apply` against boardgame.io's client", ratio(rounds, CLIENT, APPLY).middle, 12, '×'),
    aim("`advance` against boardgame.io's client", ratio(rounds, CLIENT, ADVANCE_POLLUTED).middle, 500, '×'),
    aim('`advance` against the raw loop', ratio(rounds, RAW, ADVANCE_POLLUTED).middle, 0.5, ''),
    flat('`apply`', 'holmgang/applyThirds'),
    flat('`advance`', 'holmgang/advanceThirds'),
    ...GAMES.map(({ id }) => verification(rounds, id)),
  ];
}

import { hexOf } from './digest.js';
import { UsageError } from './errors.js';
import { sha256 } from './hash.js';

/**
 * Where a match's random words come from. A real match draws from ChaCha8, so that public rolls do not give the next
 * ones away; imagined matches draw from the much faster sfc32. Which words come in which order is frozen.
 */
export type GeneratorState = ChaCha8State | Sfc32State;

/** ChaCha8 as a stream of 32-bit words: block counter from zero, nonce zero. */
export interface ChaCha8State {
  kind: 'chacha8';
  /** Eight int32 words, derived from the seed; never changed, so copies share it. */
  key: readonly number[];
  /** How many words have been drawn. */
  next: number;
}

/** The small fast chaotic generator of Chris Doty-Humphrey, 32 bit. */
export interface Sfc32State {
  kind: 'sfc32';
  a: number;
  b: number;
  c: number;
  d: number;
}

/** What a match grows from: any text, or 128 bits as four unsigned 32-bit words. */
export type Seed = string | readonly [number, number, number, number];

const MAX_SEED_LENGTH = 1024;

/** What a seed looks like, for whoever got it wrong. */
export const SEED_FORM = 'a seed is a text of at most 1024 characters or four uint32 words';

/** Whether an unknown value can be a seed. */
export function isSeed(value: unknown): value is Seed {
  if (typeof value === 'string') return value.length <= MAX_SEED_LENGTH;
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    // Not `value.every`, which passes over holes.
    Array.from(value).every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffffffff)
  );
}

/** A seed with 128 bits of entropy from the platform, as 32 hexadecimal digits. */
export function randomSeed(): string {
  return hexOf(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** Eight words from a seed: SHA-256 over a label, a kind byte and the seed's bytes. */
function keyOf(seed: Seed): readonly number[] {
  if (!isSeed(seed)) throw new UsageError('BAD_SEED', SEED_FORM);
  const hash =
    typeof seed === 'string'
      ? sha256(`holmgang seed 1 text:${seed}`)
      : sha256('holmgang seed 1 words:', seed.flatMap(bytesOf));
  const view = new DataView(hash.buffer);
  return Object.freeze(Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i, true)));
}

/** The bytes of a word, high ones first; a byte array keeps the last eight bits of each. */
function bytesOf(word: number): readonly number[] {
  return [word >>> 24, word >>> 16, word >>> 8, word];
}

/** The generator of a real match. */
export function seedChaCha8(seed: Seed): ChaCha8State {
  return { kind: 'chacha8', key: keyOf(seed), next: 0 };
}

/** A fast generator from three words, mixed until they no longer show. */
export function mixSfc32(a: number, b: number, c: number): Sfc32State {
  const state: Sfc32State = { kind: 'sfc32', a: a | 0, b: b | 0, c: c | 0, d: 1 };
  for (let i = 0; i < 12; i++) nextWord(state);
  return state;
}

/** A fast generator from a seed, for bots and simulations. */
export function seedSfc32(seed: Seed): Sfc32State {
  const key = keyOf(seed);
  return mixSfc32(key[0] ?? 0, key[1] ?? 0, key[2] ?? 0);
}

/** A copy that draws the same words from here on; a game inside another has no generator, and nothing to copy. */
export function cloneGenerator(state: GeneratorState): GeneratorState {
  if (state === null) return state;
  return state.kind === 'chacha8'
    ? { kind: 'chacha8', key: state.key, next: state.next }
    : { kind: 'sfc32', a: state.a, b: state.b, c: state.c, d: state.d };
}

/** The next random word, as int32; moves the generator on. */
export function nextWord(state: GeneratorState): number {
  if (state.kind === 'chacha8') return nextChaChaWord(state);
  const t = (((state.a + state.b) | 0) + state.d) | 0;
  state.d = (state.d + 1) | 0;
  state.a = state.b ^ (state.b >>> 9);
  state.b = (state.c + (state.c << 3)) | 0;
  state.c = (((state.c << 21) | (state.c >>> 11)) + t) | 0;
  return t;
}

// The block in use is kept here, not in the state: whoever asks for another one pays for it again.
const block = new Int32Array(16);
const blockKey = new Int32Array(8);
let blockNumber = -1;

function nextChaChaWord(state: ChaCha8State): number {
  const index = state.next % 16;
  const number = (state.next - index) / 16;
  if (number !== blockNumber || !isBlockKey(state.key)) computeBlock(state.key, number);
  state.next += 1;
  return block[index] as number;
}

function isBlockKey(key: readonly number[]): boolean {
  for (let i = 0; i < 8; i++) if (blockKey[i] !== key[i]) return false;
  return true;
}

function computeBlock(key: readonly number[], number: number): void {
  const input = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, number | 0, 0, 0, 0];
  block.set(input);
  for (let round = 0; round < 4; round++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] as number) + (input[i] as number);
  blockKey.set(key);
  blockNumber = number;
}

function quarterRound(a: number, b: number, c: number, d: number): void {
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

function mix(target: number, term: number, turned: number, by: number): void {
  block[target] = (block[target] as number) + (block[term] as number);
  const word = (block[turned] as number) ^ (block[target] as number);
  block[turned] = (word << by) | (word >>> (32 - by));
}

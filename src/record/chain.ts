import { sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson, hexOf } from '../kernel/digest.js';
import { fingerprint } from './fingerprint.js';

// What ties a record together, at a price that hardly shows beside playing. Each action adds a link: a fingerprint over the
// link before it, the action and its events. Links show at which action a replay goes another way. Beside them one SHA-256
// runs over all that the match follows from, origin and actions; with the outcome it becomes the seal, which proves that
// nothing is different.

const LABEL = 'holmgang record 1\n';

const encoder = new TextEncoder();
const BATCH = 4096;

/** SHA-256 over texts; short ones are gathered, because hashing them one by one costs twice as much. */
class TextHash {
  readonly #hash = sha256.create();
  #gathered = '';

  add(text: string): void {
    this.#gathered += text;
    if (this.#gathered.length > BATCH) this.#flush();
  }

  #flush(): void {
    this.#hash.update(encoder.encode(this.#gathered));
    this.#gathered = '';
  }

  /** The digest with a last text added; the hash itself can go on without it. */
  digestWith(last: string): string {
    this.#flush();
    return hexOf(this.#hash.clone().update(encoder.encode(last)).digest());
  }
}

/** The chain of one match, as far as it has come. */
export class Chain {
  readonly #hash = new TextHash();
  #link: number;

  /** Opens a chain over all that a match starts from. */
  constructor(origin: unknown, events: unknown) {
    this.#hash.add(`${LABEL}${canonicalJson(origin)}\n`);
    this.#link = fingerprint(fingerprint(0, origin), events);
  }

  /** Adds a link for an action and what came of it. */
  add(action: unknown, events: unknown): void {
    this.#hash.add(`${canonicalJson(action)}\n`);
    this.#link = fingerprint(fingerprint(this.#link, action), events);
  }

  /** The last link, 32 bits. */
  get link(): number {
    return this.#link >>> 0;
  }

  /** SHA-256 over everything up to here and the outcome, in hexadecimal. The chain can go on afterwards. */
  seal(outcome: unknown): string {
    return this.#hash.digestWith(canonicalJson([this.link, outcome]));
  }
}

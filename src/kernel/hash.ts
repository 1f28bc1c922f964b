import { _SHA256 } from '@noble/hashes/sha2.js';

/**
 * SHA-256 over a text in UTF-8, and over bytes that may follow it, by an audited implementation. Its class is used
 * as it is: the function that the package wraps around it looks up options that nobody gives, at a third of a kilobyte.
 */
export function sha256(text: string, bytes: ArrayLike<number> = []): Uint8Array<ArrayBuffer> {
  const data = new TextEncoder().encode(text);
  return new _SHA256().update(data).update(Uint8Array.from(bytes)).digest();
}

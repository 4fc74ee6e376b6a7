import { canonicalJson } from '../same.ts';

// What was sent and never answered comes back as a draft. It is sent again under the same key, so that it is not stored
// twice. The key is made of an id that is kept with the text and of what is sent: a changed text is another one.

/** For a new text. Works on plain http too, where browsers make no UUIDs. */
export const newTextId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const PRIMES = [2_654_435_761, 1_597_334_677];

/** Tells the states of one text apart; nobody has to be kept from guessing it. */
const hashOf = (words: string): string =>
  PRIMES.map((prime) => {
    let hash = prime;
    for (let i = 0; i < words.length; i += 1) {
      hash = Math.imul(hash ^ words.charCodeAt(i), prime);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(36);
  }).join('');

/** The Idempotency-Key of this content of the text. */
export const textKey = (textId: string, content: unknown): string => `${textId}-${hashOf(canonicalJson(content))}`;

import { canonicalJson } from '../same.ts';

// A text that was sent without a response is restored as a draft. It is sent again with the same key, so that it is
// not stored twice. The key consists of an id stored with the text and a hash of the content.

const PRIMES = [2_654_435_761, 1_597_334_677];

/** Distinguishes versions of one text; it need not be unguessable. */
export const hashOf = (text: string): string =>
  PRIMES.map((prime) => {
    let hash = prime;
    for (let i = 0; i < text.length; i += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(i), prime);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(36);
  }).join('');

/** The Idempotency-Key for this content of the text. */
export const textKey = (textId: string, content: unknown): string => `${textId}-${hashOf(canonicalJson(content))}`;

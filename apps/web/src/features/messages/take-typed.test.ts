import { describe, expect, it } from 'vitest';
import { countWords, MESSAGE_WORDS } from '@amberway/contract/messages/words';
import { takeTyped } from './take-typed.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('what the message box holds [B502]', () => {
  it('takes everything up to the limit as it was typed, spaces included', () => {
    expect(takeTyped('', `  ${words(MESSAGE_WORDS)} `)).toBe(`  ${words(MESSAGE_WORDS)} `);
  });
  it('stops after the last word that is allowed', () => {
    expect(takeTyped(words(30), `${words(30)} one`)).toBe(words(30));
    expect(countWords(takeTyped('', words(80)))).toBe(MESSAGE_WORDS);
  });
  it('refuses a word further up, so that none falls off the end', () => {
    expect(takeTyped(words(30), `new ${words(30)}`)).toBe(words(30));
  });
  it('takes as much of another text as fits', () => {
    expect(takeTyped('quite another text', words(31))).toBe(words(30));
  });
  it('still takes another letter of the last word, and less text', () => {
    expect(takeTyped(words(30), `${words(30)}x`)).toBe(`${words(30)}x`);
    expect(takeTyped(words(30), words(29))).toBe(words(29));
  });
});

import { describe, expect, it } from 'vitest';
import { countWords, MESSAGE_WORDS } from '@amberway/contract/messages/words';
import { takeTyped } from './take-typed.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
const textOf = (before: string, typed: string) => takeTyped(before, typed).text;

/** Letter by letter, always at the end. */
const typeOn = (start: { text: string; stopped: boolean }, letters: string) =>
  Array.from(letters).reduce(({ text, stopped }, letter) => takeTyped(text, text + letter, stopped), start);

describe('what the message box holds [B502]', () => {
  it('takes everything up to the limit as it was typed, spaces included', () => {
    expect(textOf('', `  ${words(MESSAGE_WORDS)} `)).toBe(`  ${words(MESSAGE_WORDS)} `);
  });
  it('stops after the last word that is allowed', () => {
    expect(textOf(words(30), `${words(30)} one`)).toBe(words(30));
    expect(countWords(textOf('', words(80)))).toBe(MESSAGE_WORDS);
  });
  it('takes no letter of the words that follow when one types on, and stays stopped', () => {
    const start = { text: words(29), stopped: false };
    expect(typeOn(start, ' today please call back soon')).toEqual({ text: `${words(29)} today`, stopped: true });
  });
  it('takes no letter of what is typed after a text was pasted that is too long', () => {
    const pasted = takeTyped('', words(40));
    expect(pasted).toEqual({ text: words(30), stopped: true });
    expect(typeOn(pasted, 'x y')).toEqual(pasted);
  });
  it('starts anew once something was taken away, and after the box was emptied', () => {
    const stopped = takeTyped('', words(31));
    expect(takeTyped(stopped.text, words(29), true)).toEqual({ text: words(29), stopped: false });
    expect(takeTyped('', 'n', true)).toEqual({ text: 'n', stopped: false });
  });
  it('refuses a word further up, so that none falls off the end', () => {
    expect(textOf(words(30), `new ${words(30)}`)).toBe(words(30));
  });
  it('takes as much of another text as fits', () => {
    expect(textOf('quite another text', words(31))).toBe(words(30));
  });
  it('still takes another letter of the last word, and less text', () => {
    expect(takeTyped(words(30), `${words(30)}x`)).toEqual({ text: `${words(30)}x`, stopped: false });
    expect(textOf(words(30), words(29))).toBe(words(29));
  });
});

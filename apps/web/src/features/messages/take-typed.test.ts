import { describe, expect, it } from 'vitest';
import { countWords, MESSAGE_WORDS } from '@amberway/contract/messages/words';
import { takeTyped } from './take-typed.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
const textOf = (before: string, typed: string) => takeTyped(before, typed).text;

/** Typed letter by letter at the end. */
const typeOn = (start: { text: string; stopped: boolean }, letters: string) =>
  Array.from(letters).reduce(({ text, stopped }, letter) => takeTyped(text, text + letter, stopped), start);

describe('takeTyped [B502]', () => {
  it('text up to the word limit is accepted as typed, spaces included', () => {
    expect(textOf('', `  ${words(MESSAGE_WORDS)} `)).toBe(`  ${words(MESSAGE_WORDS)} `);
  });
  it('text stops after the last allowed word', () => {
    expect(textOf(words(30), `${words(30)} one`)).toBe(words(30));
    expect(countWords(textOf('', words(80)))).toBe(MESSAGE_WORDS);
  });
  it('typing on after the limit adds no letters, and the box stays stopped', () => {
    const start = { text: words(29), stopped: false };
    expect(typeOn(start, ' today please call back soon')).toEqual({ text: `${words(29)} today`, stopped: true });
  });
  it('nothing typed after a too long paste is accepted', () => {
    const pasted = takeTyped('', words(40));
    expect(pasted).toEqual({ text: words(30), stopped: true });
    expect(typeOn(pasted, 'x y')).toEqual(pasted);
  });
  it('the box accepts text again after a deletion, and after it was cleared', () => {
    const stopped = takeTyped('', words(31));
    expect(takeTyped(stopped.text, words(29), true)).toEqual({ text: words(29), stopped: false });
    expect(takeTyped('', 'n', true)).toEqual({ text: 'n', stopped: false });
  });
  it('a word inserted further up is rejected, so that none falls off the end', () => {
    expect(textOf(words(30), `new ${words(30)}`)).toBe(words(30));
  });
  it('a replacing text is accepted as far as it fits', () => {
    expect(textOf('quite another text', words(31))).toBe(words(30));
  });
  it('another letter of the last word, and shorter text, are still accepted', () => {
    expect(takeTyped(words(30), `${words(30)}x`)).toEqual({ text: `${words(30)}x`, stopped: false });
    expect(textOf(words(30), words(29))).toBe(words(29));
  });
});

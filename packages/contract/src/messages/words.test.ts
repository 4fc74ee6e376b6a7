import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessageBody } from './body.ts';
import { messageTexts } from './texts.ts';
import { countWords, fitsMessage, MESSAGE_WORDS, stopAtLimit } from './words.ts';

const word = fc.string({ minLength: 1 }).filter((text) => !/\s/.test(text));
const spaces = fc.stringMatching(/^[ \n\t]{1,3}$/);

describe('message words', () => {
  it('words are split on any amount of whitespace [B503]', () => {
    expect(['', '   ', 'one', ' one  two\nthree ', 'don’t stop-now'].map(countWords)).toEqual([0, 0, 1, 3, 2]);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, spaces)), (parts) => {
        expect(countWords(parts.flat().join(''))).toBe(parts.length);
      }),
    );
  });

  it('a word ends at a zero-width space and at what is shown as a blank, not inside an emoji or a Persian word', () => {
    const blanks = ['\u200b', '\u2800', '\u115f', '\u1160', '\u3164', '\uffa0', '\u3000', '\ufeff'];
    for (const blank of blanks) {
      const typed = Array.from({ length: MESSAGE_WORDS + 1 }, () => 'word').join(blank);
      expect(countWords(typed)).toBe(MESSAGE_WORDS + 1);
      expect(fitsMessage(typed)).toBe(false);
      expect(countWords(stopAtLimit(typed))).toBe(MESSAGE_WORDS);
    }
    expect(['👩‍👩‍👧', 'می‌خواهم', 'hy\u00adphen'].map(countWords)).toEqual([1, 1, 1]);
  });

  it('the text box stops at thirty words and leaves the text before unchanged [B502]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, spaces), { maxLength: 60 }), (parts) => {
        const typed = parts.flat().join('');
        const shortened = stopAtLimit(typed);
        expect(typed.startsWith(shortened)).toBe(true);
        expect(countWords(shortened)).toBe(Math.min(parts.length, MESSAGE_WORDS));
        expect(shortened === typed).toBe(fitsMessage(typed));
      }),
    );
  });

  it('the text box and the server count words the same way [B502]', () => {
    const to = '01a00000-0000-7000-8000-000000000001';
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'bb'), { minLength: 1, maxLength: 60 }), (words) => {
        const result = clientMessageBody.safeParse({ to, message: words.join(' ') });
        expect(result.success).toBe(words.length <= MESSAGE_WORDS);
        if (!result.success) expect(result.error.issues[0]?.message).toBe(messageTexts.tooManyWords);
      }),
    );
  });
});

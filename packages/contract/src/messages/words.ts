/** The limit of staff, and that of a family. */
export const MESSAGE_WORDS = 30;
export const FAMILY_MESSAGE_WORDS = 150;

/**
 * Between two gaps. Besides whitespace a gap is the zero-width space, which separates words of scripts without spaces,
 * and what is shown as a blank: the empty Braille pattern and the fillers of Hangul.
 */
const WORD = /[^\s\u200b\u2800\u115f\u1160\u3164\uffa0]+/g;

/** The value of the counter. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

export const fitsMessage = (text: string, limit: number = MESSAGE_WORDS): boolean => countWords(text) <= limit;

/**
 * Truncates the text after the last allowed word, and leaves everything before it
 * as typed.
 */
export const stopAtLimit = (text: string, limit: number = MESSAGE_WORDS): string => {
  let count = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1;
    if (count > limit) return text.slice(0, end);
    end = index + word.length;
  }
  return text;
};

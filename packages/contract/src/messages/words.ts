export const MESSAGE_WORDS = 30;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** What the counter shows: words, split on spaces. */
export const countWords = (text: string): number => words(text).length;

export const fitsMessage = (text: string): boolean => countWords(text) <= MESSAGE_WORDS;

/**
 * How much of a text the box takes: it stops after the last word that is allowed, and keeps everything up to there as
 * it was typed.
 */
export const stopAtLimit = (text: string): string => {
  let count = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    count += 1;
    if (count > MESSAGE_WORDS) return text.slice(0, end);
    end = index + word.length;
  }
  return text;
};

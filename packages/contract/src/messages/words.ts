/** The limit of staff, and that of a family. */
export const MESSAGE_WORDS = 30;
export const FAMILY_MESSAGE_WORDS = 150;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The value of the counter: whitespace-separated words. */
export const countWords = (text: string): number => words(text).length;

export const fitsMessage = (text: string, limit: number = MESSAGE_WORDS): boolean => countWords(text) <= limit;

/**
 * Truncates the text after the last allowed word, and leaves everything before it
 * as typed.
 */
export const stopAtLimit = (text: string, limit: number = MESSAGE_WORDS): string => {
  let count = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    count += 1;
    if (count > limit) return text.slice(0, end);
    end = index + word.length;
  }
  return text;
};

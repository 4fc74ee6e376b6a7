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
  if (fitsMessage(text)) return text;
  const [kept] = new RegExp(`^\\s*(?:\\S+\\s+){${MESSAGE_WORDS - 1}}\\S+`).exec(text) ?? [text];
  return kept;
};

// How much of a text a reader sees.

/**
 * Control and format characters, and those that are drawn as nothing. Unassigned ones are drawn as a box, and are what
 * a new emoji is to an older server: they count as seen.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing in it that a reader sees. Every required text of the product is checked by this. */
export const isBlank = (text: string | null | undefined): boolean => !text || !VISIBLE.test(text);

export const withoutBlanks = (texts: readonly string[]): string[] =>
  texts.filter((one) => !isBlank(one)).map((one) => one.trim());

const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;

/** One letter of any script: not a lone mark, an apostrophe written as a modifier, or a filler. Every name has one. */
export const hasLetter = (text: string): boolean => LETTER.test(text);

/** Characters that are seen; spaces at the ends do not count, and a run of spaces counts as one. */
export const visibleLength = (text: string): number => {
  const seen = text
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/ +/g, ' ');
  return Array.from(seen).length;
};

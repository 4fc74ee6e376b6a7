// Which characters of a text are visible.

/**
 * Control and format characters, and those rendered as nothing. Unassigned code points render as a box, and may be
 * emoji newer than the server's Unicode version, so they count as visible.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing in the text is visible. Every required text is validated with this. */
export const isBlank = (text: string | null | undefined): boolean => !text || !VISIBLE.test(text);

export const withoutBlanks = (texts: readonly string[]): string[] =>
  texts.filter((one) => !isBlank(one)).map((one) => one.trim());

const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;

/** At least one letter of any script, as names require; lone marks, modifier apostrophes and fillers do not count. */
export const hasLetter = (text: string): boolean => LETTER.test(text);

/** Number of visible characters; leading and trailing spaces do not count, and a run of spaces counts as one. */
export const visibleLength = (text: string): number => {
  const seen = text
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/ +/g, ' ');
  return Array.from(seen).length;
};

// How much of a text a reader sees.

/** Control, format and unassigned characters, and those that are drawn as nothing. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that are seen; spaces at the ends do not count, and a run of spaces counts as one. */
export const visibleLength = (text: string): number => {
  const seen = text
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/ +/g, ' ');
  return Array.from(seen).length;
};

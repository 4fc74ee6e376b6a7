import type { Family } from './family.queries.ts';

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;
/** Some letters take two code units. */
const LETTER = 2;

/** File names join words with underscores and hyphens, so only letters and digits continue a word. */
const holdsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const before = text.slice(Math.max(0, at - LETTER), at);
    if (!ENDS_IN_WORD.test(before) && !BEGINS_IN_WORD.test(text.slice(end, end + LETTER))) return true;
  }
  return false;
};

/** Whether a text contains a name or an e-mail address of the family, as whole words. */
export const mentionsOf = ({ names, emails }: Pick<Family, 'names' | 'emails'>): ((text: string | null) => boolean) => {
  const words = [...names, ...emails].map((word) => word.toLowerCase()).filter((word) => word !== '');
  return (text) => {
    const read = text?.toLowerCase();
    return read !== undefined && words.some((word) => holdsWord(read, word));
  };
};

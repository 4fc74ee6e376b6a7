import type { Family } from './family/queries.ts';

const CONTINUES = /[\p{L}\p{N}]/u;

/** File names join words by underscores and hyphens: only letters and digits continue a word. */
const holdsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    const [after = ''] = text.slice(at + word.length, at + word.length + 2);
    if (!CONTINUES.test(before) && !CONTINUES.test(after)) return true;
  }
  return false;
};

/** Whether a text holds a name or an e-mail address of the family, as whole words. */
export const mentionsOf = ({ names, emails }: Pick<Family, 'names' | 'emails'>): ((text: string | null) => boolean) => {
  const words = [...names, ...emails].map((word) => word.toLowerCase()).filter((word) => word !== '');
  return (text) => {
    const read = text?.toLowerCase();
    return read !== undefined && words.some((word) => holdsWord(read, word));
  };
};

import type { Family } from './family/queries.ts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text holds a name or an e-mail address of the family, as whole words. */
export const mentionsOf = ({ names, emails }: Pick<Family, 'names' | 'emails'>): ((text: string | null) => boolean) => {
  const words = [...names, ...emails].map(escaped);
  if (words.length === 0) return () => false;
  // File names join words by underscores and hyphens: only letters and digits continue a word.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => text !== null && pattern.test(text);
};

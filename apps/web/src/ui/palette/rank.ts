const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * How well an item matches: every typed word must start one of its words, and the label counts more than the rest. The
 * first argument is the item's key, which is not searched.
 */
export const rank = (_key: string, search: string, [label = '', ...others]: string[] = []): number => {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const begins = (text: string) => {
    const words = plain(text).split(/[\s-]+/);
    return (word: string) => words.some((each) => each.startsWith(word));
  };
  if (plain(label).startsWith(plain(search.trim()))) return 1;
  if (wanted.every(begins(label))) return 0.8;
  return wanted.every(begins([label, ...others].join(' '))) ? 0.5 : 0;
};

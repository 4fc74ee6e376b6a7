import type { Lookup } from '@amberway/contract/lookups/schemas';

type Entry = Pick<Lookup, '_id' | 'order' | 'version'>;

/** What has to be written so that the entry stands one place higher (-1) or lower (+1). Entries keep their order otherwise. */
export const moveBy = (entries: readonly Entry[], id: string, by: -1 | 1): Entry[] => {
  const from = entries.findIndex(({ _id }) => _id === id);
  const to = from + by;
  const [moved, other] = [entries[from], entries[to]];
  if (!moved || !other) return [];
  const next = entries.with(from, other).with(to, moved);
  return next.flatMap(({ _id, order, version }, index) => (order === index ? [] : [{ _id, order: index, version }]));
};

/** The place after the last one. */
export const orderAtEnd = (entries: readonly Entry[]): number =>
  entries.reduce((last, { order }) => Math.max(last, order + 1), 0);

import type { Lookup } from '@amberway/contract/lookups/schemas';

/** The ids with one of them a place higher (-1) or lower (+1); null where there is no such place. */
export const moveBy = (ids: readonly string[], id: string, by: -1 | 1): string[] | null => {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  return from === -1 || other === undefined ? null : ids.with(from, other).with(from + by, id);
};

/** The place after the last one. */
export const orderAtEnd = (entries: readonly Pick<Lookup, 'order'>[]): number =>
  entries.reduce((last, { order }) => Math.max(last, order + 1), 0);

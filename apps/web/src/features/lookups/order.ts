import type { Lookup } from '@amberway/contract/lookups/schemas';

/** The ids with one of them moved up (-1) or down (+1); null at the ends. */
export const moveBy = (ids: readonly string[], id: string, by: -1 | 1): string[] | null => {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  return from === -1 || other === undefined ? null : ids.with(from, other).with(from + by, id);
};

/** The position after the last one. */
export const orderAtEnd = (entries: readonly Pick<Lookup, 'order'>[]): number =>
  entries.reduce((last, { order }) => Math.max(last, order + 1), 0);

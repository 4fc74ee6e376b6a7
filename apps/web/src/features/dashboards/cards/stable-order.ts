/**
 * The first `limit` items, those shown before in their old order: a ticked task stays where it is, although the server
 * now lists it elsewhere.
 */
export const inOldOrder = <T extends { _id: string }>(
  before: readonly string[],
  items: readonly T[],
  limit: number,
) => {
  const found = new Map(items.map((item) => [item._id, item]));
  const stayed = before.flatMap((id) => found.get(id) ?? []);
  const known = new Set(stayed.map(({ _id }) => _id));
  return [...stayed, ...items.filter(({ _id }) => !known.has(_id))].slice(0, limit);
};

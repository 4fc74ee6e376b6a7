const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Sorts keys: the server returns a draft's fields in a different order. */
const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A cleared field counts as empty, like one that was never filled. */
const sortedWithoutBlanks = (key: string, value: unknown): unknown => {
  if (isBlank(value)) return null;
  return isRecord(value)
    ? sorted(key, Object.fromEntries(Object.entries(value).filter(([, one]) => !isBlank(one))))
    : value;
};

/** JSON that is the same for values with the same content. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);

/** Whether two values have the same content; dates compare by timestamp. */
export const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** Whether saving a form would change nothing: like `same`, but empty fields equal missing ones. */
export const sameFilled = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sortedWithoutBlanks) === JSON.stringify(b, sortedWithoutBlanks);

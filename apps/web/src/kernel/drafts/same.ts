/** Keys in one order: the server gives a draft's fields back in an order of its own. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same for everything that says the same. */
export const wordsOf = (value: unknown): string => JSON.stringify(value, sorted);

/** Whether two drafts say the same. */
export const same = (a: unknown, b: unknown): boolean => wordsOf(a) === wordsOf(b);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** A cleared field is as empty as one never filled. */
const blank = (value: unknown) => value === undefined || value === null || value === '';

/** Would saving change anything? Compares what a form holds, dates and files by their value. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (blank(a) && blank(b))) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  if ('valueOf' in a && typeof a.valueOf() !== 'object') return a.valueOf() === b.valueOf();
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => equal(a[key], b[key]));
};

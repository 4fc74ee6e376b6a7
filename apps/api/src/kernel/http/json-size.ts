/** Shorter bodies cannot hold enough values to matter. */
const LOOKED_AT = 64 * 1024;
const MAX_VALUES = 40_000;

/**
 * Whether a body holds more values than any valid one. A megabyte of text is parsed in a few milliseconds, a megabyte
 * of short keys takes 140: parsing and validating costs by their number. One pass over the text, before it is parsed.
 */
export const hasTooManyValues = (body: string): boolean => {
  if (body.length < LOOKED_AT) return false;
  let values = 0;
  let at = 0;
  while (at < body.length) {
    const character = body[at];
    if (character === '"') {
      at += 1;
      while (at < body.length && body[at] !== '"') at += body[at] === '\\' ? 2 : 1;
    } else if (character === ',' || character === '[' || character === '{') values += 1;
    at += 1;
  }
  return values > MAX_VALUES;
};

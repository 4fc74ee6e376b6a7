import type { z } from 'zod';

// The largest values that a field accepts, of the most expensive kinds.

const BODY_CHARACTERS = 1_000_000;
const LENGTHS = [200_000, 100_000, 50_000, 20_000];
const fill = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Unclosed tags, nesting, attributes, entities, spaces, letters that normalise together. */
const KINDS: Record<string, (length: number) => string> = {
  brackets: fill('<'),
  nesting: fill('<ul><li>'),
  closing: fill('</p>'),
  links: fill('<a href="https://a.example/b">'),
  attributes: (length) => `<a ${fill('x="" ')(length - 3)}`,
  entities: fill('&#x26;'),
  spaces: (length) => `a${fill(' ')(length - 2)}a`,
  accents: fill('e\u0301'),
  quotes: fill('","'),
};
export const KIND_NAMES = Object.keys(KINDS);

export const textOfKind = (kind: string, length: number): string => KINDS[kind]?.(length) ?? '';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** The longest text of the kind that the field accepts; undefined when it accepts only short ones. */
export const longestText = (schema: z.ZodType, kind: string): string | undefined =>
  LENGTHS.map((length) => textOfKind(kind, length)).find((text) => takes(schema, text));

const LISTS = [8, 20, 5].flatMap((count) => [100_000, 20_000, 2_000].map((length) => ({ count, length })));

/** The longest text of the kind, or a list of them, that the field accepts. */
const longestValue = (schema: z.ZodType, kind: string): unknown =>
  longestText(schema, kind) ??
  LISTS.map(({ count, length }) => Array.from({ length: count }, () => textOfKind(kind, length))).find((list) =>
    takes(schema, list),
  );

/** Every field at its longest while the body has room: all fields together may exceed the limit. */
export const fullBody = (fields: Record<string, z.ZodType>, kind: string): Record<string, unknown> => {
  let room = BODY_CHARACTERS;
  const full: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const value = longestValue(schema, kind);
    const size = value === undefined ? 0 : JSON.stringify(value).length;
    if (size === 0 || size > room) continue;
    full[name] = value;
    room -= size;
  }
  return full;
};

/** Values that no field accepts; rejecting them must be as quick. */
export const tooLong = (kind: string): string => textOfKind(kind, BODY_CHARACTERS);
export const tooMany = (): string[] => Array.from({ length: 25_000 }, () => crypto.randomUUID());

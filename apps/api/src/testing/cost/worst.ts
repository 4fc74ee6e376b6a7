import type { z } from 'zod';

// The largest values that a field takes, of the kinds that cost the most.

const BODY_CHARACTERS = 1_000_000;
const LENGTHS = [200_000, 100_000, 50_000, 20_000];
const fill = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Tags that nothing closes, nesting, attributes, entities, spaces, letters that fold together. */
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

/** The longest text of the kind that the field takes; undefined when it takes only short ones. */
export const longestText = (schema: z.ZodType, kind: string): string | undefined =>
  LENGTHS.map((length) => textOfKind(kind, length)).find((text) => takes(schema, text));

const LISTS = [8, 20, 5].flatMap((count) => [100_000, 20_000, 2_000].map((length) => ({ count, length })));

/** The longest text of the kind, or a list of them, that the field takes. */
const longestValue = (schema: z.ZodType, kind: string): unknown =>
  longestText(schema, kind) ??
  LISTS.map(({ count, length }) => Array.from({ length: count }, () => textOfKind(kind, length))).find((list) =>
    takes(schema, list),
  );

/** Every field at its longest while the body has room: what each field takes alone may be too much together. */
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

/** What no field takes; refusing it must be as quick. */
export const tooLong = (kind: string): string => textOfKind(kind, BODY_CHARACTERS);
export const tooMany = (): string[] => Array.from({ length: 25_000 }, () => crypto.randomUUID());

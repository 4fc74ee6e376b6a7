import type { Random } from './random.ts';

// Values for a JSON schema: mostly valid, now and then invalid.

export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxLength?: number;
  $ref?: string;
};

const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\u0000b',
  '\uD800',
  '\u202Eevil',
  '💛'.repeat(40),
  'x'.repeat(5_000),
  "'; drop table users; --",
  '%_%',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://evil.example//..',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '{{constructor}}',
  '__proto__',
  'a,b,c',
  '00000000-0000-0000-0000-000000000000',
];
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  -1e300,
  [],
  {},
  [null],
  [[[[[]]]]],
  { __proto__: null, constructor: 1 },
  { $ne: null },
];
const WORDS = [
  'calm',
  'Waits for an answer',
  'Zoë',
  'A short note.',
  'https://example.test/page',
  'person@example.test',
];

const DAYS = ['2026-11-15', '2020-02-29', '1990-01-01', '2030-12-31'];
const INSTANTS = ['2026-11-15T08:00:00Z', '2026-11-16T23:59:59.999+11:00'];
/** Valid dates, some of which the database or a conversion to a time zone may not know. */
const EDGES_OF_TIME = ['0000-01-01', '0001-01-01', '0002-01-01', '9999-12-31'];

export type Pool = { ids: readonly string[] };

const text = (random: Random, schema: Schema, pool: Pool): string => {
  if (schema.format === 'uuid') return random.one(pool.ids);
  if (schema.format === 'date') return random.one(random.once(6) ? EDGES_OF_TIME : DAYS);
  if (schema.format === 'date-time')
    return random.once(6) ? `${random.one(EDGES_OF_TIME)}T00:00:00Z` : random.one(INSTANTS);
  if (schema.format === 'email') return `p${random.below(1_000)}@example.test`;
  if (schema.format === 'uri') return 'https://example.test/x';
  if (random.once(4)) return random.one(pool.ids);
  return random.one(WORDS).slice(0, schema.maxLength ?? 100);
};

const fitting = (random: Random, schema: Schema, pool: Pool, depth: number): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.one(schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return valueFor(random, random.one(choice), pool, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => fitting(random, part, pool, depth)));
  const type = Array.isArray(schema.type) ? random.one(schema.type) : schema.type;
  switch (type) {
    case 'string':
      return text(random, schema, pool);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 50, random.below(20)));
    case 'boolean':
      return random.once(2);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () =>
        valueFor(random, schema.items ?? {}, pool, depth + 1),
      );
    case 'object': {
      const required = new Set(schema.required);
      const entries = Object.entries(schema.properties ?? {})
        .filter(([name]) => required.has(name) || random.once(2))
        .map(([name, part]) => [name, valueFor(random, part, pool, depth + 1)] as const);
      return Object.fromEntries(entries);
    }
    default:
      return random.one([...WORDS, 3, true, null]);
  }
};

const damaged = (random: Random, value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.once(2)) {
    const copy: Record<string, unknown> = { ...value };
    const names = Object.keys(copy);
    if (names.length > 0 && random.once(2)) delete copy[random.one(names)];
    else copy[random.one(['isAdmin', 'role', '__proto__x', 'version', 'createdBy'])] = random.one(STRANGE);
    return copy;
  }
  return random.once(2) ? random.one(HOSTILE) : random.one(STRANGE);
};

const TOO_DEEP = 6;
const SELDOM = 12;

export const valueFor = (random: Random, schema: Schema, pool: Pool, depth = 0): unknown => {
  if (depth > TOO_DEEP) return null;
  const value = fitting(random, schema, pool, depth);
  return random.once(SELDOM) ? damaged(random, value) : value;
};

/** In a URL everything is text. */
export const wordFor = (random: Random, schema: Schema, pool: Pool): string => {
  const value = valueFor(random, schema, pool);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

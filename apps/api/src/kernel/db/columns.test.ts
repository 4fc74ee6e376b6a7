import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { instantText, storedInstant } from './columns.ts';

const server = useServer({ jobs: [] });

// With their trailing zeros dropped, as PostgreSQL does, six of these would sort after a later one.
const IN_ORDER = ['00.000', '00.001', '00.090', '00.099', '00.100', '00.108', '00.150', '00.990', '01.000'];

it('instants of the database compare as texts in the order of time', async () => {
  const rows = await rowsOf<{ at: string }>(
    server,
    sql`select at::timestamptz(3)::text as at from unnest(${sql.param(IN_ORDER.map((seconds) => `2026-11-15 03:00:${seconds}+00`))}::text[]) as at`,
  );
  const texts = rows.map(({ at }) => instantText(at));
  expect(texts).toEqual(IN_ORDER.map((seconds) => `2026-11-15T03:00:${seconds}Z`));
  expect(texts.toSorted()).toEqual(texts);
});

it('an instant that was sent reads the same once it is stored', () => {
  expect(storedInstant('2026-11-15T14:00:00+11:00')).toBe(instantText('2026-11-15 03:00:00+00'));
  expect(storedInstant('2026-11-15T03:00:00.5Z')).toBe(instantText('2026-11-15 03:00:00.5+00'));
});

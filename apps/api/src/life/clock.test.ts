import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { useServer } from '../testing/hooks.ts';
import { rowsOf } from '../testing/rows.ts';
import { resetClock, setClock } from './clock.ts';
import { findMovedClock, moveDatabase, moveDatabaseOn, returnDatabase } from './clock.queries.ts';

const server = useServer({ jobs: [] });
afterEach(resetClock);

const YEAR = 365 * DAY;
const now = async () => {
  const [row] = await rowsOf<{ at: string }>(server, sql`select now()::text as at`);
  return Date.parse(row?.at ?? '');
};
const isAbout = (at: number, expected: number) => expect(Math.abs(at - expected)).toBeLessThan(MINUTE);

it('a moved clock goes on from where it was set, and what is given to Date stays as it is', () => {
  const real = Date.now();
  setClock(real - YEAR);
  isAbout(Date.now(), real - YEAR);
  isAbout(new Date().getTime(), real - YEAR);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date()).toBeInstanceOf(Date);
  expect(Date.UTC(2026, 0, 1)).toBe(1_767_225_600_000);
  resetClock();
  isAbout(Date.now(), real);
});

it('now(), defaults and views of a database follow the moved clock, and all return', async () => {
  const real = Date.now();
  await server.within(() => moveDatabase(-YEAR));
  await server.within(findMovedClock);
  isAbout(await now(), real - YEAR);
  await server.within(() => moveDatabaseOn(-YEAR + DAY));
  isAbout(await now(), real - YEAR + DAY);
  const [row] = await rowsOf<{ at: string }>(
    server,
    sql`insert into my_tasks (id, user_id, title) select gen_random_uuid(), id, 'Aged' from users limit 1 returning created_at::text as at`,
  );
  isAbout(Date.parse(row?.at ?? ''), real - YEAR + DAY);
  const moved = await rowsOf<{ name: string }>(
    server,
    sql`select viewname as name from pg_views where strpos(definition, 'pg_catalog.now') > 0 and schemaname = 'public'`,
  );
  expect(moved).toEqual([]);

  await server.within(returnDatabase);
  isAbout(await now(), real);
  const left = await rowsOf(
    server,
    sql`select adrelid from pg_attrdef where strpos(pg_get_expr(adbin, adrelid), 'public.now') > 0`,
  );
  expect(left).toEqual([]);
});

it('no statement of the product asks for the day in a way that a moved clock does not reach', async () => {
  const checks = await rowsOf<{ name: string }>(
    server,
    sql`select conname as name from pg_constraint where pg_get_constraintdef(oid) ~* 'now\\(\\)|current_(date|timestamp|time)'`,
  );
  expect(checks).toEqual([]);
});

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lookups } from '../../features/lookups/tables.ts';
import { useServer } from '../../testing/hooks.ts';
import { db, inTransaction, prepared } from './context.ts';
import type { Executor } from './database.ts';

const server = useServer();

const newest = (executor: Executor) =>
  executor
    .select({
      id: lookups.id,
      name: lookups.name,
      order: lookups.order,
      // Columns that are decoded, an expression with and without a decoder, one with a name, and null.
      createdAt: lookups.createdAt,
      later: sql<string>`${lookups.createdAt}`.mapWith(lookups.createdAt),
      plain: sql<number>`1 + 1`,
      named: sql<string>`'x'`.as('named'),
      deletedAt: lookups.deletedAt,
    })
    .from(lookups)
    .where(eq(lookups.type, 'tag'))
    .orderBy(lookups.id);

const nested = (executor: Executor) =>
  executor
    .select({ lookup: { id: lookups.id, createdAt: lookups.createdAt } })
    .from(lookups)
    .where(eq(lookups.type, 'tag'))
    .orderBy(lookups.id);

it('a cached statement returns the same rows as one that is built for the call', () =>
  server.within(async () => {
    await db()
      .insert(lookups)
      .values([
        { type: 'tag', name: 'first' },
        { type: 'tag', name: 'second' },
      ]);
    const rows = await newest(db());
    expect(rows.length).toBeGreaterThan(1);
    const cached = () => prepared('test.newest', newest).execute();
    expect(await cached()).toEqual(rows);
    expect(await cached()).toEqual(rows);
    expect(Object.keys((await cached())[0] ?? {})).toEqual(Object.keys(rows[0] ?? {}));
    expect(await inTransaction(cached)).toEqual(rows);
    expect(await prepared('test.nested', nested).execute()).toEqual(await nested(db()));
  }));

import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { testLargeSearch } from '../../testing/large-search.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });
testLargeSearch(server);

/** How many entries of the search's own index, and of those in the order of a list, were read so far. */
const entriesRead = async () =>
  (
    await rowsOf<{ search: number; lists: number }>(
      server,
      sql`select (sum(idx_scan) filter (where indexrelname = 'users_search_grams'))::int as search,
          (sum(idx_tup_read) filter (where indexrelname like 'users_list%'))::int as lists
        from pg_stat_user_indexes where relname = 'users'`,
    )
  )[0] ?? { search: 0, lists: 0 };

it('a rare text is searched for in its own index, and not in that of everybody with this type and status', async () => {
  const token = await server.signIn('admin');
  // The database chooses a plan for all values after five runs; its counters arrive up to ten seconds later.
  const search = async () => {
    for (let n = 0; n < 8; n += 1)
      await server.call('GET', 'user/all/customer?filter=Active&skip=0&limit=50&search=last500', { token });
  };
  const settle = async (least: number) => {
    await vi.waitFor(async () => expect((await entriesRead()).search).toBeGreaterThanOrEqual(least), {
      timeout: 20_000,
      interval: 500,
    });
    return entriesRead();
  };
  await search();
  const before = await settle(8);
  await search();
  // Eight times some 4,000 otherwise. What other connections read before may be counted late.
  expect((await settle(before.search + 8)).lists - before.lists).toBeLessThan(500);
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundContent } from '@amberway/contract/content/find';
import { addRecord } from '../../../testing/content.ts';
import { useServer } from '../../../testing/hooks.ts';
import { rowsOf } from '../../../testing/rows.ts';

const COUNT = 100_000;
/** Far above what an index needs on a slow machine, and below a scan of all titles. */
const MAX_MS = 250;

const server = useServer({ engine: 'postgres' });
let admin: string;

const find = async (search: string) =>
  (await server.call('GET', `search/content?search=${encodeURIComponent(search)}`, { token: admin })).body
    .data as FoundContent[];

/** The shortest of several, so that other work on the machine does not decide. */
const timeOf = async (search: string): Promise<number> => {
  let best = Infinity;
  for (let n = 0; n < 5; n += 1) {
    const began = performance.now();
    await find(search);
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

/** Copies of one record with other titles: realistic rows without naming their columns. */
const fill = async (table: string) => {
  const id = await addRecord(server, 'video', { title: 'A quokka at dawn' });
  await rowsOf(
    server,
    sql.raw(`do $$ declare columns text; begin
      select string_agg(quote_ident(column_name), ',') into columns from information_schema.columns
        where table_name = '${table}' and is_generated = 'NEVER' and column_name not in ('id', 'title', 'created_at');
      execute format('insert into ${table} (id, title, created_at, %1$s) select gen_random_uuid(),
        ''Title '' || n || '' '' || md5(n::text), now() - n * interval ''1 minute'', %1$s
        from ${table} cross join generate_series(1, ${COUNT}) n where id = %2$L', columns, '${id}');
    end $$`),
  );
  // Also flushes the pending list of the GIN index.
  await rowsOf(server, sql.raw(`vacuum analyze ${table}`));
};

describe('finding among 100,000 videos', () => {
  beforeAll(async () => {
    admin = await server.signIn('admin');
    await fill('videos');
  }, 300_000);

  it.each([
    ['a rare word', 'quokka'],
    ['a word of every title', 'title'],
    ['a word of every title and a rare one', 'title d3d9446802a44259755d38e6d163e820'],
    ['a word that is nowhere', 'xylophone'],
  ])('%s takes an index and not a scan', async (_, search) => {
    expect(await timeOf(search)).toBeLessThan(MAX_MS);
  });

  it('finds the same as among few', async () => {
    expect((await find('quokka')).map(({ kind }) => kind).toSorted()).toEqual(['video']);
  });
});

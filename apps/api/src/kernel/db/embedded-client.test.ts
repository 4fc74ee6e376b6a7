import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEmptyCluster } from '../../testing/empty-cluster.ts';
import { type EmbeddedClient, MAX_STATEMENTS, MAX_STATEMENT_LENGTH, openClient } from './embedded-client.ts';

let folder: string;
let engine: PGlite;
let client: EmbeddedClient;
const broken = vi.fn<(error: Error) => void>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-client-'));
  await copyEmptyCluster(join(folder, 'db'));
  engine = await PGlite.create(join(folder, 'db'));
  await engine.exec("set timezone to 'UTC'");
  client = openClient(engine, broken);
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => engine.exec('drop table if exists things; create table things (id int primary key, name text)'));

const names = async () => (await client.query('select name from things order by id', [], { rowMode: 'array' })).rows;
const add = (to: Pick<EmbeddedClient, 'query'>, id: number, name: string | null = `n${id}`) =>
  to.query('insert into things values ($1, $2)', [id, name]);
const cachedByEngine = async () =>
  (await engine.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')).rows[0]?.count;
const planned = async (text: string) => {
  const found = await engine.query<{ runs: number }>(
    'select generic_plans + custom_plans as runs from pg_prepared_statements where statement = $1',
    [text],
  );
  return found.rows[0]?.runs;
};

describe('parameters and results', () => {
  const VALUES: [type: string, sent: unknown, back: unknown][] = [
    ['text', 'Zoë ✓ \' " \\', 'Zoë ✓ \' " \\'],
    ['text', '', ''],
    // A lone surrogate is replaced; everything after it stays.
    ['text', 'Zoë\udc00 takes 10', 'Zoë\ufffd takes 10'],
    ['text', '✓\udc00✓\ud800 takes 10', '✓\ufffd✓\ufffd takes 10'],
    ['text[]', ['✓\udc00', 'takes 10'], ['✓\ufffd', 'takes 10']],
    ['text', null, null],
    ['int', 7, 7],
    ['bigint', 12, 12],
    ['numeric', '1.50', '1.50'],
    ['float8', 0.25, 0.25],
    ['bool', false, false],
    ['uuid', '019a0000-0000-7000-8000-000000000000', '019a0000-0000-7000-8000-000000000000'],
    ['jsonb', { a: [1, null] }, { a: [1, null] }],
    ['jsonb', '{"b": "x"}', { b: 'x' }],
    ['text[]', ['a', 'b,c', null], ['a', 'b,c', null]],
    ['int[]', [1, 2], [1, 2]],
    ['bytea', new Uint8Array([0, 1, 255]), new Uint8Array([0, 1, 255])],
    // Returned as text, which the query builder parses.
    ['timestamptz', new Date('2026-01-02T03:04:05Z'), '2026-01-02 03:04:05+00'],
    ['timestamptz[]', '{2026-01-02 03:04:05+00}', '{"2026-01-02 03:04:05+00"}'],
    ['date', '2026-01-02', '2026-01-02'],
    ['interval', '1 day', '1 day'],
    ['numeric[]', '{1.5,2}', '{1.5,2}'],
  ];
  it.each(VALUES)('keep their values: %s %j', async (type, sent, back) => {
    const text = `select $1::${type} as value`;
    for (const _again of [1, 2]) {
      expect((await client.query(text, [sent], { rowMode: 'array' })).rows).toEqual([[back]]);
      expect((await client.query(text, [sent])).rows).toEqual([{ value: back }]);
    }
  });

  it('have no rows where nothing is selected', async () => {
    expect((await add(client, 1)).rows).toEqual([]);
    expect((await client.query('select 1 where false')).rows).toEqual([]);
  });
});

describe('prepared statements', () => {
  it('are cached and run again without being parsed again', async () => {
    const text = 'select $1::int + 1 as next';
    const crossings = vi.spyOn(engine, 'execProtocolStream');
    for (const n of [1, 2, 3]) expect((await client.query(text, [n])).rows).toEqual([{ next: n + 1 }]);
    // One call to prepare, then one for each run.
    expect(crossings).toHaveBeenCalledTimes(4);
    crossings.mockRestore();
    expect(await planned(text)).toBe(3);
  });

  it('are evicted from a full cache and prepared again when needed', async () => {
    for (let n = 0; n < MAX_STATEMENTS + 20; n += 1) await client.query(`select ${n} as n, $1::int as m`, [n]);
    expect(await cachedByEngine()).toBe(MAX_STATEMENTS);
    expect((await client.query('select 0 as n, $1::int as m', [5])).rows).toEqual([{ n: 0, m: 5 }]);
    expect(await cachedByEngine()).toBe(MAX_STATEMENTS);
  });

  it('do not include very long ones, which are not cached', async () => {
    const long = `select $1::int as n -- ${'x'.repeat(MAX_STATEMENT_LENGTH)}`;
    for (const n of [1, 2]) expect((await client.query(long, [n])).rows).toEqual([{ n }]);
    expect(await planned(long)).toBeUndefined();
  });

  it('do not include searches, which are planned for their pattern each time', async () => {
    await add(client, 1, 'Oats');
    const search = 'select id from things where name ilike $1';
    for (const _again of [1, 2, 3]) expect((await client.query(search, ['oa%'])).rows).toEqual([{ id: 1 }]);
    expect((await client.query(search, ['rye'])).rows).toEqual([]);
    expect(await planned(search)).toBeUndefined();
  });

  it.each(['select * from things', "select * from things where name like '%'"])(
    'follow a changed table: %s',
    async (text) => {
      await add(client, 1);
      for (const _again of [1, 2]) expect((await client.query(text)).rows).toEqual([{ id: 1, name: 'n1' }]);
      await client.query('alter table things add column more int not null default 3');
      expect((await client.query(text)).rows).toEqual([{ id: 1, name: 'n1', more: 3 }]);
      // Changed outside the client, so that only the engine's error reveals it.
      await engine.exec('alter table things add column yet int not null default 4');
      expect((await client.query(text)).rows).toEqual([{ id: 1, name: 'n1', more: 3, yet: 4 }]);
      await engine.exec('alter table things drop column yet');
      // The error fails the current transaction; the next one prepares the statement again.
      await client.transaction(({ query }) => query(text)).catch(() => undefined);
      const { rows } = await client.transaction(({ query }) => query(text));
      expect(rows).toEqual([{ id: 1, name: 'n1', more: 3 }]);
    },
  );

  it('follow a parameter whose column has another type now', async () => {
    await client.query('create table kinds (what text)');
    const insert = 'insert into kinds values ($1)';
    await client.query(insert, ['true']);
    await client.query('alter table kinds alter column what type boolean using what::boolean');
    await client.query(insert, [false]);
    expect((await client.query('select what from kinds')).rows).toEqual([{ what: true }, { what: false }]);
  });

  it('follow a table that changes within one transaction, also back when it is rolled back', async () => {
    await add(client, 1);
    const all = 'select * from things';
    const change = client.transaction(async ({ query }) => {
      expect((await query(all)).rows).toEqual([{ id: 1, name: 'n1' }]);
      await query('alter table things add column more int not null default 3');
      expect((await query(all)).rows).toEqual([{ id: 1, name: 'n1', more: 3 }]);
      throw new Error('oops');
    });
    await expect(change).rejects.toThrow('oops');
    expect((await client.transaction(({ query }) => query(all))).rows).toEqual([{ id: 1, name: 'n1' }]);
  });

  it('are deallocated in the engine when a changed table made them invalid', async () => {
    const text = 'select * from things where id = 7';
    await client.query(text);
    expect(await planned(text)).toBe(1);
    await engine.exec('alter table things add column more int');
    await client.transaction(({ query }) => query(text)).catch(() => undefined);
    expect(await planned(text)).toBeUndefined();
  });

  it('read a cursor with its own columns, even if an earlier one had the same name', async () => {
    const rows = (select: string) =>
      client.transaction(async ({ query }) => {
        await query(`declare found cursor for ${select}`);
        return (await query('fetch 5 from found')).rows;
      });
    expect(await rows("select 'abc' as name, 1 as n")).toEqual([{ name: 'abc', n: 1 }]);
    expect(await rows("select 7 as age, 'xyz' as word")).toEqual([{ age: 7, word: 'xyz' }]);
  });

  it('may be empty', async () => {
    expect((await client.query('-- nothing to do')).rows).toEqual([]);
  });
});

describe('a statement that fails', () => {
  it('rejects with the error code, and the next statement works', async () => {
    await add(client, 1);
    await expect(add(client, 1)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
    await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(client.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect(await names()).toEqual([['n1']]);
  });
});

describe('a transaction', () => {
  it('is rolled back when the work fails', async () => {
    const work = client.transaction(async (transaction) => {
      await add(transaction, 1);
      throw new Error('oops');
    });
    await expect(work).rejects.toThrow('oops');
    expect(await names()).toEqual([]);
  });

  it('with a failed statement rejects, even if the work ignores the error', async () => {
    const work = client.transaction(async (transaction) => {
      await add(transaction, 1);
      await add(transaction, 1).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await names()).toEqual([]);
  });

  it('that fails at commit is rolled back, and the engine goes on', async () => {
    await engine.exec('alter table things add column parent int references things deferrable initially deferred');
    const work = client.transaction(({ query }) => query('insert into things values (2, null, 99)'));
    await expect(work).rejects.toMatchObject({ code: '23503' });
    await add(client, 3);
    expect(await names()).toEqual([['n3']]);
  });

  it('is not joined by concurrent statements', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const failing = client.transaction(async (transaction) => {
      await add(transaction, 1);
      await held;
      throw new Error('oops');
    });
    const beside = add(client, 2);
    release();
    await expect(failing).rejects.toThrow('oops');
    await beside;
    expect(await names()).toEqual([['n2']]);
  });

  it('takes no statement after its end', async () => {
    let late: Pick<EmbeddedClient, 'query'> | undefined;
    await client.transaction(async (transaction) => {
      late = transaction;
    });
    expect(() => late?.query('select 1')).toThrow('has ended');
  });
});

it('messages of a channel are received until listening stops', async () => {
  const received: string[] = [];
  const stop = await client.listen('news', (message) => received.push(message));
  await client.transaction(({ query }) => query("select pg_notify('news', $1)", ['a']));
  await vi.waitFor(() => expect(received).toEqual(['a']));
  await stop();
  await client.query("select pg_notify('news', 'b')");
  await client.query('select 1');
  expect(received).toEqual(['a']);
});

describe('an engine that has crashed', () => {
  // Deallocated before each test: a second client of the engine would reuse the same statement names.
  let breaking: EmbeddedClient;
  beforeEach(async () => {
    broken.mockClear();
    await engine.exec('deallocate all');
    breaking = openClient(engine, broken);
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['answers nothing', async () => []],
    ['leaves out what was done', async () => [{ name: 'emptyQuery' }, { name: 'readyForQuery' }]],
    ['is aborted', () => Promise.reject(new Error('Aborted()'))],
    ['panics', () => Promise.reject(Object.assign(new Error('no space left'), { severity: 'PANIC', code: '53100' }))],
  ])('fails the statement and gets no further ones: it %s', async (_, answer) => {
    await add(breaking, 1);
    const stream = vi.spyOn(engine, 'execProtocolStream').mockImplementation(answer as never);
    await expect(add(breaking, 2)).rejects.toThrow('has broken down');
    expect(broken).toHaveBeenCalledOnce();
    const calls = stream.mock.calls.length;
    await expect(breaking.query('select 1')).rejects.toThrow('has broken down');
    await expect(breaking.transaction(({ query }) => query('select 1'))).rejects.toThrow('has broken down');
    await breaking.close();
    expect(stream).toHaveBeenCalledTimes(calls);
    expect(broken).toHaveBeenCalledOnce();
    expect(engine.closed).toBe(false);
  });

  it('in the middle of a transaction fails it, without sending anything more to the engine', async () => {
    const work = breaking.transaction(async (transaction) => {
      await add(transaction, 1);
      vi.spyOn(engine, 'execProtocolStream').mockResolvedValue([]);
      await add(transaction, 2);
    });
    await expect(work).rejects.toThrow('has broken down');
    vi.restoreAllMocks();
    await engine.exec('rollback');
    expect((await engine.query('select * from things')).rows).toEqual([]);
  });

  it('is not assumed after a failed statement', async () => {
    await add(breaking, 1);
    await expect(add(breaking, 1)).rejects.toMatchObject({ code: '23505' });
    await add(breaking, 2);
    expect(broken).not.toHaveBeenCalled();
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { copyPostgresTemplate } from '../testing/template.ts';

// A fortnight of the families of `npm run life`, on the built server and without a browser.

const execute = promisify(execFile);
const DAYS = 14;

type Measured = {
  families: number;
  rows: Record<number, Record<string, number>>;
  received: Record<string, Record<number, Record<string, number>>>;
  madeByServer: string[];
  refused: [call: string, times: number][];
};

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Runs one of the built programs on a new database. */
const onNewDatabase = async (program: string, ...args: string[]) => {
  const { url, remove } = await copyPostgresTemplate(inject('postgresServer'), 'template1');
  const folder = await mkdtemp(join(tmpdir(), 'amberway-life-'));
  folders.push(folder);
  const { stdout } = await execute(process.execPath, [join(inject('program'), program), ...args], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: folder },
    timeout: 5 * MINUTE,
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = async (statement: string) => (await client.query(statement)).rows as Record<string, unknown>[];
  return {
    stdout,
    rows,
    close: async () => {
      await client.end();
      await remove();
    },
  };
};
type Lived = Awaited<ReturnType<typeof onNewDatabase>>;

let lived: Lived;
let measured: Measured;
beforeAll(async () => {
  lived = await onNewDatabase('life.js', String(DAYS));
  measured = JSON.parse(lived.stdout) as Measured;
}, 5 * MINUTE);
afterAll(() => lived.close());

it('in a fortnight of seven families nothing that people usually do is refused', () => {
  expect(measured.refused).toEqual([]);
  expect(measured.families).toBe(7);
});

it('the fortnight leaves its traces: sessions, words, practice and lines of the bell', () => {
  const [first = {}, last = {}] = [measured.rows[0], measured.rows[DAYS]];
  for (const table of ['activity_notes', 'messages', 'practice_entries', 'diary_entries', 'tasks', 'notifications'])
    expect(last[table], table).toBeGreaterThan((first[table] ?? 0) + 5);
  expect(Object.keys(measured.received)).toEqual(expect.arrayContaining(['priya', 'cleo', 'mia']));
  expect(measured.received['mia']?.[1]?.['FAMILY_WROTE']).toBeGreaterThan(0);
});

it('what people did not write grows by less than 20 rows a family and day', () => {
  const [first = {}, last = {}] = [measured.rows[0], measured.rows[DAYS]];
  const grown = measured.madeByServer.reduce((sum, table) => sum + (last[table] ?? 0) - (first[table] ?? 0), 0);
  expect(measured.madeByServer).toEqual(
    expect.arrayContaining(['notifications', 'audit_log', 'record_reads', 'mails']),
  );
  expect(grown / measured.families / DAYS).toBeLessThan(20);
  // Links for passwords that were used are gone within the hour.
  expect(last['link_tokens']).toBeLessThanOrEqual(first['link_tokens'] ?? 0);
});

it('a database that has lived tells the real time again, with no trace of the moved clock', async () => {
  const traces = await lived.rows(`
    select 'function' as what from pg_proc where proname = 'now' and pronamespace = 'public'::regnamespace
    union all select 'default' from pg_attrdef where strpos(pg_get_expr(adbin, adrelid), 'public.now') > 0
    union all select 'view' from pg_views where strpos(definition, 'public.now') > 0
    union all select 'setting' from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())`);
  expect(traces).toEqual([]);
  const [{ column_default: stamped }] = (await lived.rows(
    "select column_default from information_schema.columns where table_name = 'jobs' and column_name = 'created_at'",
  )) as [{ column_default: string }];
  expect(stamped).toBe('now()');
});

it(
  'a demo of some age ends today, and what happened in it happened since then',
  async () => {
    const aged = await onNewDatabase('cli.js', 'seed', '--age', '2');
    try {
      expect(aged.stdout).toBe('Demo data and 2 days of use loaded.\n');
      const [{ begun, latest }] = (await aged.rows(`
        select min(created_at) as begun, max(created_at) as latest from audit_log where action = 'signIn'`)) as [
        { begun: Date; latest: Date },
      ];
      expect(Date.now() - begun.getTime()).toBeGreaterThan(DAY);
      expect(Date.now() - begun.getTime()).toBeLessThan(4 * DAY);
      expect(latest.getTime()).toBeLessThan(Date.now());
      // The programme of the demo began 214 days before its first day.
      const [{ days }] = (await aged.rows(
        "select current_date - membership_start as days from members where first_name = 'Arlo'",
      )) as [{ days: number }];
      expect(days).toBeGreaterThanOrEqual(215);
    } finally {
      await aged.close();
    }
  },
  5 * MINUTE,
);

import pg from 'pg';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyPostgresTemplate } from '../testing/template.ts';
import { examine } from './doctor.ts';

let store: Awaited<ReturnType<typeof copyPostgresTemplate>>;
let folder: string;
beforeAll(async () => {
  store = await copyPostgresTemplate(inject('postgresServer'));
  folder = await mkdtemp(join(tmpdir(), 'amberway-doctor-'));
});
afterAll(async () => {
  await store?.remove();
  await rm(folder, { recursive: true, force: true });
});

const examineWith = (env: NodeJS.ProcessEnv) => examine({ DATA_DIR: folder, DATABASE_URL: store.url, ...env });
const inDatabase = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

it('a database that fits has no problems: version, tables, live events, clock', async () => {
  const found = await examineWith({});
  expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
  const texts = found.map(({ text }) => text).join('\n');
  expect(texts).toMatch(/Database: PostgreSQL \d+.* answers in \d+ ms\./);
  expect(texts).toContain('its tables are those of this version');
  expect(texts).toContain('notifications of the database arrive');
  expect(texts).toContain('this machine and the database agree');
});

it('too few connections, a user without rights and tables of a newer version are named', async () => {
  const crowded = await examineWith({ WORKERS: '40', DATABASE_POOL: '20' });
  expect(crowded).toContainEqual({ level: 'warning', text: expect.stringContaining('The database allows') });

  const role = `reader_${Date.now().toString(36)}`;
  await inDatabase(
    `create role ${role} login`,
    `grant usage on schema drizzle to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    "update drizzle.__drizzle_migrations set hash = 'later' where id = (select max(id) from drizzle.__drizzle_migrations)",
  );
  try {
    const url = new URL(store.url);
    url.username = role;
    const found = await examineWith({ DATABASE_URL: url.toString() });
    expect(found).toContainEqual({ level: 'problem', text: expect.stringContaining('may not create tables') });
    expect(found).toContainEqual({ level: 'problem', text: expect.stringContaining('a newer version has changed it') });
  } finally {
    await inDatabase(`drop owned by ${role}`, `drop role ${role}`);
  }
});

it('a database that cannot be reached is a problem, and its password is not shown', async () => {
  const found = await examineWith({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' });
  expect(found).toContainEqual({ level: 'problem', text: expect.stringContaining('cannot be reached') });
  expect(JSON.stringify(found)).not.toContain('hunter2');
});

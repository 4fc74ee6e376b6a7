import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyEmptyCluster } from './empty-cluster.ts';
import { withDatabase } from '../kernel/db/context.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { seedNewDatabase } from '../seed/queries.ts';

// Migrating and seeding takes seconds, copying the result a fraction of one: a template is made once per run.

const PG_TEMPLATE = 'amberway_test_template';
const POOL = 4;

const fail = (error: Error) => {
  throw error;
};

const fillTemplate = async (config: { DATABASE_URL: string | undefined; dataDir: string }) => {
  const database = await openDatabase({ ...config, DATABASE_POOL: POOL }, fail);
  await withDatabase(database, () => seedNewDatabase({ demo: true, scale: 1 }));
  await database.close();
};

/** In its own folder, into which a run may put other things that are removed with it. */
export const makeEmbeddedTemplate = async (): Promise<string> => {
  const folder = join(await mkdtemp(join(tmpdir(), 'amberway-tests-')), 'template');
  await copyEmptyCluster(join(folder, 'db'));
  await fillTemplate({ DATABASE_URL: undefined, dataDir: folder });
  return folder;
};

export const copyEmbeddedTemplate = async (
  template: string,
  beside: string = tmpdir(),
): Promise<{ dataDir: string; remove: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(beside, 'amberway-test-'));
  await cp(template, dataDir, { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
};

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const databaseUrl = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
};

export const makePostgresTemplate = async (server: string) => {
  await onServer(server, `drop database if exists ${PG_TEMPLATE}`);
  await onServer(server, `create database ${PG_TEMPLATE}`);
  await fillTemplate({ DATABASE_URL: databaseUrl(server, PG_TEMPLATE), dataDir: '' });
};

let made = 0;

export const copyPostgresTemplate = async (
  server: string,
  template: string = PG_TEMPLATE,
): Promise<{ url: string; remove: () => Promise<void> }> => {
  made += 1;
  const name = `amberway_test_${process.pid}_${Date.now().toString(36)}_${made}`;
  await onServer(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
};

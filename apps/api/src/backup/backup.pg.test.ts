import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runBackup, runRestore } from '../cli/backup.ts';
import { configOf, fillOddly, type Place, scratchFolder, sumsOf } from '../testing/backups.ts';
import { copyEmptyCluster } from '../testing/empty-cluster.ts';
import { startS3 } from '../testing/s3.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { openTestServer } from '../testing/server.ts';

const places: { remove: () => Promise<void> }[] = [];
const track = <T extends { remove: () => Promise<void> }>(place: T): T => {
  places.push(place);
  return place;
};
afterAll(() => Promise.all(places.map(({ remove }) => remove())));

const onPostgres = async (template?: string): Promise<Place> => {
  const { url, remove } = track(await copyPostgresTemplate(inject('postgresServer'), template));
  const { folder } = track(await scratchFolder());
  return { env: { DATABASE_URL: url, DATA_DIR: folder }, remove };
};
const onEmbedded = async (): Promise<Place> => {
  const { folder, remove } = track(await scratchFolder());
  await copyEmptyCluster(join(folder, 'db'));
  return { env: { DATA_DIR: folder }, remove };
};

let source: Place;
let before: Record<string, string>;
let folder: string;
beforeAll(async () => {
  folder = track(await scratchFolder()).folder;
  source = await onPostgres();
  await fillOddly(source);
  before = await sumsOf(source);
});

it('a backup moved from PostgreSQL to the embedded database and back keeps every table and file the same', async () => {
  const [first, second] = [join(folder, 'postgres.tar.gz'), join(folder, 'embedded.tar.gz')];
  await runBackup(configOf(source), first);
  const embedded = await onEmbedded();
  await runRestore(configOf(embedded), first, { force: false });
  expect(await sumsOf(embedded)).toEqual(before);

  await runBackup(configOf(embedded), second);
  const postgres = await onPostgres('template0');
  await runRestore(configOf(postgres), second, { force: false });
  expect(await sumsOf(postgres)).toEqual(before);
}, 180_000);

it('a backup moves from PostgreSQL to PostgreSQL and from disk to S3 and back, over existing data', async () => {
  const [first, second] = [join(folder, 'again.tar.gz'), join(folder, 'bucket.tar.gz')];
  await runBackup(configOf(source), first);
  const s3 = await startS3();
  track({ remove: s3.close });
  const { env, remove } = await onPostgres();
  const target: Place = { env: { ...env, ...s3.env }, remove };
  await expect(runRestore(configOf(target), first, { force: false })).rejects.toThrow('The database is not empty');
  await runRestore(configOf(target), first, { force: true });
  expect(await sumsOf(target)).toEqual(before);

  await runBackup(configOf(target), second);
  const back = await onPostgres();
  await runRestore(configOf(back), second, { force: true });
  expect(await sumsOf(back)).toEqual(before);
});

it('a database with a running server can be backed up but not restored', async () => {
  const server = await openTestServer({ engine: 'postgres', jobs: [] });
  const { DATABASE_URL = '', dataDir } = server.services.config;
  const place: Place = { env: { DATABASE_URL, DATA_DIR: dataDir }, remove: async () => undefined };
  const path = join(folder, 'running.tar.gz');
  try {
    await runBackup(configOf(place), path);
    await expect(runRestore(configOf(place), path, { force: true })).rejects.toThrow(
      'Servers are running on this database',
    );
  } finally {
    await server.close();
  }
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));
const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));

const readTables = async (): Promise<Record<string, unknown>> => {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('tables.ts'));
  const modules = (await Promise.all(files.map((file) => import(join(sources, file))))) as Record<string, unknown>[];
  return Object.assign({}, ...modules) as Record<string, unknown>;
};

const readJson = async <T>(path: string) => JSON.parse(await readFile(join(migrations, path), 'utf8')) as T;

it('the migrations create the tables declared in the sources', async () => {
  const { entries } = await readJson<{ entries: { idx: number }[] }>('meta/_journal.json');
  const latest = String(entries.at(-1)?.idx).padStart(4, '0');
  type Snapshot = Parameters<typeof generateMigration>[0];
  const made = await readJson<Snapshot>(`meta/${latest}_snapshot.json`);
  const wanted = generateDrizzleJson(await readTables(), made.id);
  expect(Object.keys(wanted.tables).length).toBeGreaterThan(8);
  expect(await generateMigration(made, wanted)).toEqual([]);
});

it('every migration file is in the journal, in order', async () => {
  const { entries } = await readJson<{ entries: { tag: string }[] }>('meta/_journal.json');
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).toSorted();
  expect(files).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

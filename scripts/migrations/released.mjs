import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';

// apps/api/migrations/released.json: the last migration of each released version, and a digest of all up to it. They are
// never edited again, and later ones must suit processes of that version.

const MIGRATIONS = inRoot('apps/api/migrations');
const FILE = join(MIGRATIONS, 'released.json');

export const migrationNames = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();

export const readMigration = (name) => readFileSync(join(MIGRATIONS, `${name}.sql`), 'utf8');

/** The schema after a migration, as Drizzle describes it. */
export const snapshotAfter = (name) =>
  JSON.parse(readFileSync(join(MIGRATIONS, `meta/${name.slice(0, 4)}_snapshot.json`), 'utf8'));

/** Of all migrations up to this one. */
export const digestUpTo = (last) => {
  const hash = createHash('sha256');
  for (const name of migrationNames().filter((one) => one <= last)) hash.update(`${name}\n${readMigration(name)}\n`);
  return hash.digest('hex');
};

export const releases = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Called with a new version: what it has been released with. Repeated for one version, it replaces its entry. */
export const recordRelease = (version) => {
  const last = migrationNames().at(-1);
  const others = releases().filter((one) => one.version !== version);
  writeFileSync(FILE, `${JSON.stringify([...others, { version, last, sha256: digestUpTo(last) }], null, 2)}\n`);
};

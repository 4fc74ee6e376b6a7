import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

// The embedded engine takes many seconds to create an empty database, always the same one: it is created once per
// version of the engine and cached.

const cacheDir = fileURLToPath(new URL('../../../../.cache', import.meta.url));

const engineVersion = async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/** Copies an empty database of the embedded engine into the folder. */
export const copyEmptyCluster = async (folder: string) => {
  const cached = join(cacheDir, `empty-cluster-${await engineVersion()}`);
  if (!existsSync(cached)) {
    await mkdir(cacheDir, { recursive: true });
    const fresh = await mkdtemp(join(cacheDir, 'making-'));
    const client = await PGlite.create(join(fresh, 'db'));
    await client.close();
    // Another run may have been faster; both created the same.
    await rename(join(fresh, 'db'), cached).catch(() => undefined);
    await rm(fresh, { recursive: true, force: true });
  }
  await cp(cached, folder, { recursive: true });
};

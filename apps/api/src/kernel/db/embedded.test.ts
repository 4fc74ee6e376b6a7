import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyEmptyCluster } from '../../testing/empty-cluster.ts';
import { openEmbedded } from './embedded.ts';

const fail = (error: Error) => {
  throw error;
};

it('the database folder is made private, and files beside it stay as they were', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberway-embedded-'));
  const [db, beside] = [join(dataDir, 'db'), join(dataDir, 'theirs.txt')];
  await copyEmptyCluster(db);
  await writeFile(beside, '');
  await chmod(dataDir, 0o755);
  await chmod(db, 0o755);
  await chmod(beside, 0o644);
  const database = await openEmbedded(dataDir, fail);
  try {
    const modes = await Promise.all([dataDir, db, beside].map(async (path) => (await stat(path)).mode & 0o777));
    expect(modes).toEqual([0o755, 0o700, 0o644]);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

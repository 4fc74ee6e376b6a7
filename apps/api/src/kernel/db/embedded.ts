import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../start-error.ts';
import { makePrivateFolder } from '../storage/private-folder.ts';
import type { Database, Executor } from './database.ts';
import { openClient } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';

const prepareFolder = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}). Choose another with DATA_DIR.`,
    );
  }
};

/** PGlite in this process, on a folder locked for it. */
export const openEmbedded = async (dataDir: string, onBroken: (error: Error) => void): Promise<Database> => {
  await prepareFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    const own = join(dataDir, 'db');
    // The engine creates world-readable files; only the folder's mode protects them.
    await makePrivateFolder(own);
    const engine = await PGlite.create({ dataDir: own, extensions: { pg_trgm } });
    await engine.exec("set timezone to 'UTC'");
    const client = openClient(engine, onBroken);
    const orm = drizzle({ client: client as unknown as PGlite });
    return {
      engine: 'embedded',
      orm: orm as unknown as Executor,
      prepares: true,
      statements: new Map(),
      listen: (channel, { onMessage }) => client.listen(channel, onMessage),
      connections: () => ({}),
      ping: async () => void (await client.query('select 1')),
      migrate: (folder) => migrate(orm, { migrationsFolder: folder }),
      close: async () => {
        try {
          await client.close();
        } finally {
          await unlock();
        }
      },
    };
  } catch (error) {
    await unlock();
    throw new StartError(`The embedded database in ${dataDir} could not be opened: ${(error as Error).message}`);
  }
};

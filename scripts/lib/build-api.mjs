import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

const API = inRoot('apps/api');
// Workspace packages are TypeScript and are bundled; installed packages stay external, so that
// native modules and stack traces keep working.
const isOurs = (id) =>
  id.startsWith('.') || id.startsWith('/') || /^[a-z]:[\\/]/i.test(id) || id.startsWith('@amberway/');
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);

/** Builds the server into a folder beside its sources. */
export const buildApi = async (folder = 'dist') => {
  // Imported here: this file also runs before anything is installed.
  const { build } = await import('rolldown');
  rmSync(join(API, folder), { recursive: true, force: true });
  await build({
    cwd: API,
    // Worker threads load `tasks` as their own entry.
    input: { main: 'src/main.ts', cli: 'src/cli.ts', tasks: 'src/tasks.ts' },
    platform: 'node',
    external: (id) => isBuiltin(id) || !isOurs(id),
    output: {
      dir: folder,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Beside the entries, so that paths relative to a module (the migrations, the web files) work for all of them.
      chunkFileNames: '[name]-[hash].js',
    },
  });
  return join(API, folder);
};

import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { forgetBuild, isBuilt, rememberBuild, sourceHash } from './lib/build-stamp.mjs';
import { precompress } from './lib/precompress.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { toolScript } from './lib/tool.mjs';

const WEB = inRoot('apps/web');
const API = inRoot('apps/api');
// Workspace packages are TypeScript and go into the bundle; everything installed stays outside, so that
// native parts and stack traces keep working.
const isOurs = (id) =>
  id.startsWith('.') || id.startsWith('/') || /^[a-z]:[\\/]/i.test(id) || id.startsWith('@amberway/');
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);

const buildWeb = async () => {
  await run(process.execPath, [toolScript('vite'), 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { NODE_ENV: 'production' },
  });
  await precompress(inRoot('apps/web/dist'));
};

const buildApi = async () => {
  // Imported here: this file also runs before anything is installed.
  const { build } = await import('rolldown');
  rmSync(inRoot('apps/api/dist'), { recursive: true, force: true });
  await build({
    cwd: API,
    input: { main: 'src/main.ts', cli: 'src/cli.ts' },
    platform: 'node',
    external: (id) => isBuiltin(id) || !isOurs(id),
    output: {
      dir: 'dist',
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Beside the entries, so that paths relative to a module (the migrations, the web files) hold for all of them.
      chunkFileNames: '[name]-[hash].js',
    },
  });
};

/** Builds when a source changed since the last build. */
export const ensureBuilt = async () => {
  const hash = sourceHash();
  if (isBuilt(hash)) return;
  forgetBuild();
  await withProgress('Building web and API', () => Promise.all([buildWeb(), buildApi()]));
  rememberBuild(hash);
};

export default async () => {
  forgetBuild();
  await ensureBuilt();
};

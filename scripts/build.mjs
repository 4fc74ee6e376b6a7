import { buildApi } from './lib/build-api.mjs';
import { forgetBuild, isBuilt, rememberBuild, sourceHash } from './lib/build-stamp.mjs';
import { precompress } from './lib/precompress.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { toolScript } from './lib/tool.mjs';

const WEB = inRoot('apps/web');

const buildWeb = async () => {
  await run(process.execPath, [toolScript('vite'), 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { NODE_ENV: 'production' },
  });
  await precompress(inRoot('apps/web/dist'));
};

/** Builds if a source has changed since the last build. */
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

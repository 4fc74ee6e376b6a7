import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { tokensPlugin } from '../src/app/theme/vite-plugin.ts';
import { tooOldPlugin } from './early-scripts.ts';
import { BUILD_TARGET } from './floor.ts';
import { preloadFont } from './preload-font.ts';
import { slimEndpoints } from './slim-endpoints.ts';

// The page Practise and the offline page: a small app of their own, so that a device stores only what they need. React
// alone is 66 KB of scripts, more than the page may have, so its components run on Preact here; they use what both
// have, and their tests run on React.

const WEB = fileURLToPath(new URL('..', import.meta.url));

const PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** Builds both pages into the folder of the web app; without a folder nothing is written. */
export const buildPractise = async (dir?: string): Promise<Rolldown.RolldownOutput['output']> => {
  const result = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tokensPlugin(), slimEndpoints(), preloadFont(), tooOldPlugin()],
    resolve: { alias: PREACT },
    build: {
      write: dir !== undefined,
      ...(dir !== undefined && { outDir: dir }),
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [`${WEB}practise.html`, `${WEB}offline.html`] },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error('The page Practise was not built');
  return built.output;
};

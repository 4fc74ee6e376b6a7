import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WRAPPER = fileURLToPath(new URL('../src/kernel/zod.ts', import.meta.url));

/** Every import of zod, the contract's too, is of `kernel/zod.ts`, so no schema is made before zod is configured. */
export const zodWithoutEval = (): Plugin => ({
  name: 'amberway-zod-without-eval',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === 'zod' && importer?.replaceAll('\\', '/') !== WRAPPER.replaceAll('\\', '/') ? WRAPPER : null;
  },
});

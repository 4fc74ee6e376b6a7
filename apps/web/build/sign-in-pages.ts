import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { tokensPlugin } from '../src/app/theme/vite-plugin.ts';
import { directImports } from './direct-imports.ts';
import { slimEndpoints } from './slim-endpoints.ts';

// The sign-in pages as HTML, rendered by the same components as in the browser, which take them over. The form is
// visible with the first paint and does not wait for React.

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Ignored by Git, and inside the project, so that its files are read as modules. */
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

export type SignInPage = { path: string; title: string; markup: string };

type Renderer = { renderSignIn: () => Promise<SignInPage[]> };

/** Everything else that the app loads on demand is left out. */
const onlySignIn = (): Plugin => ({
  name: 'amberway-only-sign-in',
  resolveDynamicImport: (specifier) =>
    specifier.endsWith('LoginScreen.tsx') ? null : { id: specifier, external: true },
});

export const signInPages = async (): Promise<SignInPage[]> => {
  const result = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [onlySignIn(), react(), tokensPlugin(), slimEndpoints(), directImports()],
    ssr: { noExternal: true },
    build: { ssr: 'src/app/sign-in-markup.tsx', write: false, minify: false },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The sign-in pages were not built');
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'sign-in-'));
  try {
    for (const file of output.output) {
      if (file.type !== 'chunk') continue;
      const name = join(folder, file.fileName);
      await mkdir(dirname(name), { recursive: true });
      await writeFile(name, file.code);
    }
    const { renderSignIn } = (await import(pathToFileURL(join(folder, output.output[0].fileName)).href)) as Renderer;
    return await renderSignIn();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

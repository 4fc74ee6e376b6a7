import { runInThisContext } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { stylesAgain } from './styles-again.ts';

type PreloadOnce = (seen: object, href: string, preload: () => Promise<unknown>) => Promise<unknown> | undefined;

/** Vite's own code, as it is in a build. */
const builtWith = async (plugins: Plugin[]): Promise<PreloadOnce> => {
  const files: Record<string, string> = { entry: "export const open = () => import('part');", part: "import 'a.css';" };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id in files || id === 'a.css' ? id : undefined),
        load: (id) => (id === 'a.css' ? 'a { color: red }' : files[id]),
      },
      ...plugins,
    ],
  })) as Rolldown.RolldownOutput;
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  const [source] = /function preloadOnce\([^]*?\n\}/.exec(code) ?? [];
  return runInThisContext(`(${source})`) as PreloadOnce;
};

const requests = async (plugins: Plugin[]) => {
  const preloadOnce = await builtWith(plugins);
  const request = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const seen = {};
  for (let attempt = 0; attempt < 3; attempt += 1)
    // oxlint-disable-next-line no-await-in-loop
    await preloadOnce(seen, '/a.css', request)?.catch(() => undefined);
  return request.mock.calls.length;
};

it('a style sheet that could not be loaded is requested again, and then no more', async () => {
  expect(await requests([stylesAgain()])).toBe(2);
});

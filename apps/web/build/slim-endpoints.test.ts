import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { assessmentWire } from '@amberway/contract/assessment/wire';
import { slimEndpoints } from './slim-endpoints.ts';

const bundle = async (plugins: ReturnType<typeof slimEndpoints>[]) => {
  const entry = 'entry.ts';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { login, actAs } from '@amberway/contract/auth/endpoints';
               import { deleteUser, getMe, updateUser } from '@amberway/contract/users/endpoints';
               console.log(login, actAs, getMe, updateUser, deleteUser);`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
};

it('declared endpoints reach the browser as method, path and wire names, without their schemas', async () => {
  const code = await bundle([slimEndpoints()]);
  expect(code).toContain('auth/login');
  expect(code).toContain('auth/actAs/:customerId');
  expect(code).not.toContain('summary');
  expect(code).not.toContain('ZodObject');
});

it('a schema that only declared endpoints use is removed with them', async () => {
  const code = await bundle([slimEndpoints()]);
  expect(code).toContain('user/me');
  expect(code).not.toContain('_zod');
});

it('endpoints that share a part of their declaration keep method, path and wire names, and nothing else', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await bundle([slimEndpoints()]);
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(log.mock.lastCall?.slice(-2)).toEqual([
    { id: 'PUT user/:id', method: 'PUT', path: 'user/:id', wire: assessmentWire },
    { id: 'DELETE user/:id', method: 'DELETE', path: 'user/:id' },
  ]);
  log.mockRestore();
});

it('without the plugin the schemas are bundled, so the check above can fail', async () => {
  expect(await bundle([])).toContain('ZodObject');
});

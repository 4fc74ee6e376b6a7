import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { zodWithoutEval } from './zod-without-eval.ts';

const ENTRY = fileURLToPath(new URL('entry.js', import.meta.url));
const SCHEMAS = '@amberway/contract/activity-notes/schemas';

/** A page that makes and uses schemas, of the contract and of its own. */
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `import { z } from 'zod'; import * as notes from '${SCHEMAS}';
         globalThis.schemas = Object.keys(notes).length;
         globalThis.parsed = z.object({ name: z.string() }).parse({ name: 'Mia', more: 1 });`
      : null,
};

/** How often the built page calls `Function`, and what it computes. */
const run = async (plugins: Plugin[]) => {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The page was not built');
  const context = createContext({ URL });
  runInContext(
    'var compiled = 0; Function = new Proxy(Function, { construct: (F, args) => { compiled += 1; return new F(...args); } });',
    context,
  );
  runInContext(output.output[0].code, context);
  return JSON.parse(String(runInContext('JSON.stringify({ compiled, schemas, parsed })', context))) as {
    compiled: number;
    schemas: number;
    parsed: unknown;
  };
};

it('a page compiles no schema with eval, which its policy forbids', async () => {
  const page = await run([zodWithoutEval()]);
  expect(page).toMatchObject({ compiled: 0, parsed: { name: 'Mia' } });
  expect(page.schemas).toBeGreaterThan(0);
});

it('without the plugin zod does compile, so the test above sees it', async () => {
  expect((await run([])).compiled).toBeGreaterThan(0);
});

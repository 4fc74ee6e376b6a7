import { build } from 'vite';
import { expect, it } from 'vitest';
import { directImports } from './direct-imports.ts';

const SRC = new URL('../src/', import.meta.url).pathname;

/** The modules that a card of one slice loads of another slice by an import from its `public.ts`. */
const modulesFor = async (plugins: ReturnType<typeof directImports>[], code: string) => {
  const entry = `${SRC}features/dashboards/entry.ts`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        enforce: 'pre',
        load: (id) => (id === entry ? code : undefined),
        resolveId: (id) => (id === entry ? id : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: /node_modules|^@|^[a-z]/ } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return Object.keys(output.output[0].modules).map((id) => id.slice(SRC.length));
};

const TASK = `import { TASK as KIND } from '../tasks/public.ts'; console.log(KIND);`;

it('an import from another slice loads the module that declares the name, and none of the slice’s forms', async () => {
  const modules = await modulesFor([directImports()], TASK);
  expect(modules).toContain('features/tasks/kind.ts');
  expect(modules.filter((id) => id.includes('Drawer'))).toEqual([]);
});

it('without the plugin the forms are loaded, so the check above can fail', async () => {
  const modules = await modulesFor([], TASK);
  expect(modules.filter((id) => id.includes('Drawer'))).not.toEqual([]);
});

it('a name that the slice does not export is an error of the build', async () => {
  const code = `import { nothing } from '../tasks/public.ts'; console.log(nothing);`;
  await expect(modulesFor([directImports()], code)).rejects.toThrow(/does not export 'nothing'/);
});

it('an import from the router loads the module that declares the name alone', async () => {
  const code = `import { matchPath } from '../../kernel/router.ts'; console.log(matchPath('/a', '/b'));`;
  expect(await modulesFor([directImports()], code)).toEqual(['kernel/router/paths.ts', 'features/dashboards/entry.ts']);
});

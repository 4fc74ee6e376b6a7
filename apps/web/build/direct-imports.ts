import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

// A slice's `public.ts` names what other slices may use. To the bundler, an import from there is an import of every
// module the file names: a card that needs one path would load the slice's forms and panels with it. In the build, such
// an import is replaced by imports from the modules that declare the names; so are those from the router, of which the
// sign-in page needs a half.

const EXPORTS_FILE = /\/(?:features\/[^/]+\/public|kernel\/router)\.ts$/;
/** A quick look before the code is parsed. */
const NAMED = /\/(?:public|router)\.ts/;
const SOURCE = /\/apps\/web\/src\/.*\.tsx?$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Origin = { module: string; name: string };

const bodyOf = (program: unknown) => (program as Node)['body'] as Node[];
const nameOf = (node: unknown) => String((node as Node)['name']);
const sourceOf = (statement: Node) => (statement['source'] as { value: string } | null)?.value;

/** Where each name that a `public.ts` exports is declared; types are absent, as they are not in the bundle. */
const originsIn = (file: string, statements: Node[]): Map<string, Origin> => {
  const origins = new Map<string, Origin>();
  for (const statement of statements) {
    const source = sourceOf(statement);
    if (statement.type !== 'ExportNamedDeclaration' || !source) {
      throw new Error(`${file} may only contain 'export { name } from', so that others can import past it`);
    }
    if (statement['exportKind'] === 'type') continue;
    for (const { local, exported, exportKind } of statement['specifiers'] as Node[]) {
      if (exportKind === 'type') continue;
      origins.set(nameOf(exported), { module: resolve(dirname(file), source), name: nameOf(local) });
    }
  }
  return origins;
};

export const directImports = (): Plugin => {
  const known = new Map<string, Map<string, Origin>>();
  return {
    name: 'amberway-direct-imports',
    apply: 'build',
    transform(code, id) {
      if (!SOURCE.test(id.replaceAll('\\', '/')) || !NAMED.test(code)) return undefined;
      const read = (file: string) => {
        const found = known.get(file);
        if (found) return found;
        const made = originsIn(file, bodyOf(this.parse(readFileSync(file, 'utf8'), { lang: 'ts' })));
        known.set(file, made);
        return made;
      };
      let out = '';
      let at = 0;
      for (const statement of bodyOf(this.parse(code))) {
        const source = sourceOf(statement);
        if (statement.type !== 'ImportDeclaration' || !source?.startsWith('.')) continue;
        const file = resolve(dirname(id), source);
        if (!EXPORTS_FILE.test(file.replaceAll('\\', '/'))) continue;
        const origins = read(file);
        const direct = (statement['specifiers'] as Node[]).map(({ imported, local }) => {
          const origin = origins.get(nameOf(imported));
          if (!origin) this.error(`${file} does not export '${nameOf(imported)}', which ${id} imports`);
          return `import { ${origin.name} as ${nameOf(local)} } from ${JSON.stringify(origin.module)};`;
        });
        out += code.slice(at, statement.start) + direct.join(' ');
        at = statement.end;
      }
      return { code: out + code.slice(at), map: null };
    },
  };
};

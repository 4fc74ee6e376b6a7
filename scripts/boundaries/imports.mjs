import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesBelow } from '../lib/files.mjs';

const SOURCE = /\.(ts|tsx|mts)$/;
const WORKSPACES = { '@amberway/contract/': 'packages/contract/src/', '@amberway/fixtures/': 'packages/fixtures/src/' };

/**
 * The target of an import: a path inside this repository ('apps/api/src/kernel/db/open.ts') or a package name
 * ('drizzle-orm'). Resolved, because '../members' means different things at different depths.
 */
const targetOf = (file, specifier) => {
  if (specifier.startsWith('.')) return { path: posix.join(dirname(file).replaceAll('\\', '/'), specifier) };
  const workspace = Object.keys(WORKSPACES).find((prefix) => specifier.startsWith(prefix));
  if (workspace)
    return { path: `${WORKSPACES[workspace]}${specifier.slice(workspace.length)}.ts`, package: workspace.slice(0, -1) };
  const parts = specifier.split('/');
  return { package: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] };
};

const literal = (text) => /^(['"`])([^$]*)\1$/.exec(text)?.[2];

/** The imported name: `import { a }`, `export { a } from`. An import of the module as a whole is `*`. */
const nameOf = ({ kind, name }) => (kind === 'Name' ? name : kind === 'Default' ? 'default' : '*');

/** Static and dynamic imports, re-exports and type imports of one file, each with the imported names. */
const importsOf = (file, source) => {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const named = new Map();
  const add = (specifier, names) => {
    if (specifier) named.set(specifier, [...(named.get(specifier) ?? []), ...names]);
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    // A type is not a component.
    add(
      moduleRequest.value,
      entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    );
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName } of entries) add(moduleRequest?.value, [nameOf(importName)]);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    add(literal(source.slice(moduleRequest.start, moduleRequest.end)), ['*']);
  }
  return named;
};

/** The identifiers in the code: variables, properties, keys. Neither strings nor comments. */
export const identifiersIn = (file, source) => {
  const names = [];
  new Visitor({ Identifier: ({ name }) => names.push(name) }).visit(parseSync(file, source).program);
  return names;
};

const sourcesBelow = (base, folders) =>
  folders
    .flatMap((folder) => filesBelow(base, folder))
    .filter((file) => SOURCE.test(file))
    .map((file) => ({ file, source: readFileSync(join(base, file), 'utf8') }));

/** Every source file below `base`, with its imports. */
export const collectFiles = (base, folders) =>
  sourcesBelow(base, folders).map(({ file, source }) => ({
    file,
    source,
    imports: [...importsOf(file, source)].map(([specifier, names]) => ({
      specifier,
      target: { ...targetOf(file, specifier), specifier, names },
    })),
  }));

import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../lib/files.mjs';

const SOURCE = /\.(ts|tsx|mts)$/;
const WORKSPACES = { '@amberway/contract/': 'packages/contract/src/', '@amberway/fixtures/': 'packages/fixtures/src/' };

/**
 * What an import leads to: a path inside this repository ('apps/api/src/kernel/db/open.ts') or a package name
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

/** Static and dynamic imports, re-exports and type imports of one file. */
const specifiersOf = (file, source) => {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const reExported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const loaded = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end)));
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExported, ...loaded].filter(
    Boolean,
  );
};

/** Every import in the source folders below `base`. */
export const collectImports = (base, folders) =>
  folders
    .flatMap((folder) => filesBelow(base, folder))
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const specifiers = new Set(specifiersOf(file, readFileSync(join(base, file), 'utf8')));
      return [...specifiers].map((specifier) => ({ file, specifier, target: targetOf(file, specifier) }));
    });

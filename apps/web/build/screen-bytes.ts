import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

// What a browser loads for a screen, computed from a real build: the chunks that contain the modules where its loading
// starts, all their static imports, and the styles of each.

type File = { kind: 'script' | 'style'; gzip: number; imports: string[]; modules: Record<string, number> };
type Module = { imports: readonly string[]; lazy: readonly string[] };
export type Built = { files: Map<string, File>; modules: Map<string, Module>; entry: string };
export type Loaded = { names: string[]; scripts: number; styles: number };

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PAGE = /<script src="\/(?<file>[^"]+)"/;
const idOf = (id: string) => id.replaceAll('\\', '/').replace(/\?.*/, '');
const gzipOf = (content: string | Uint8Array) => gzipSync(content).length;

export const buildForBytes = async (): Promise<Built> => {
  const files: Built['files'] = new Map();
  const modules: Built['modules'] = new Map();
  let entry = '';
  const observe: Plugin = {
    name: 'amberway-screen-bytes',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info)
          modules.set(idOf(id), {
            imports: info.importedIds.map(idOf),
            lazy: info.dynamicallyImportedIds.map(idOf),
          });
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (file.fileName.endsWith('.css'))
              files.set(file.fileName, { kind: 'style', gzip: gzipOf(file.source), imports: [], modules: {} });
            continue;
          }
          if (file.isEntry) entry = file.fileName;
          files.set(file.fileName, {
            kind: 'script',
            gzip: gzipOf(file.code),
            imports: [...file.imports, ...(file.viteMetadata?.importedCss ?? [])],
            modules: Object.fromEntries(
              Object.entries(file.modules).map(([id, { renderedLength }]) => [idOf(id), renderedLength]),
            ),
          });
        }
      },
    },
  };
  // The bundler takes it from the environment, and a test's would be the development build of React.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: WEB,
      configFile: `${WEB}vite.config.ts`,
      logLevel: 'error',
      plugins: [observe],
      build: { write: false, reportCompressedSize: false },
    });
  } finally {
    process.env['NODE_ENV'] = before;
  }
  // The page names one script that no module imports: it sets the theme before the first paint.
  const boot = PAGE.exec(readFileSync(`${WEB}index.html`, 'utf8'))?.groups?.['file'];
  if (boot) {
    const gzip = gzipOf(readFileSync(`${WEB}public/${boot}`));
    files.set(boot, { kind: 'script', gzip, imports: [], modules: {} });
    files.get(entry)?.imports.push(boot);
  }
  return { files, modules, entry };
};

const endsWithOneOf = (id: string, parts: readonly string[]) => parts.some((part) => id.endsWith(part));

/** What a screen loads whose code starts at these modules, besides the page's own. */
export const loadedBy = ({ files, entry }: Built, parts: readonly string[]): Loaded => {
  const holders = [...files].filter(([, { modules }]) => Object.keys(modules).some((id) => endsWithOneOf(id, parts)));
  const names = new Set([entry, ...holders.map(([name]) => name)]);
  for (const name of names) for (const next of files.get(name)?.imports ?? []) names.add(next);
  const sum = (kind: File['kind']) =>
    [...names].reduce((bytes, name) => bytes + (files.get(name)?.kind === kind ? (files.get(name)?.gzip ?? 0) : 0), 0);
  return { names: [...names], scripts: sum('script'), styles: sum('style') };
};

/** The modules that this code loads by a dynamic import: at once, or on a press. */
export const lazyPartsOf = ({ modules }: Built, parts: readonly string[], except: RegExp): string[] => {
  const reached = new Set([...modules.keys()].filter((id) => endsWithOneOf(id, parts)));
  const lazy = new Set<string>();
  for (const id of reached) {
    for (const next of modules.get(id)?.imports ?? []) reached.add(next);
    if (!except.test(id)) for (const next of modules.get(id)?.lazy ?? []) lazy.add(next);
  }
  return [...lazy].map((id) => id.split('/').slice(-2).join('/')).toSorted();
};

const LARGEST = 15;

/** The files and the largest modules, for a message that says where to look. */
export const explain = ({ files }: Built, { names }: Loaded): string => {
  const bySize = <T>(list: [string, T][], size: (item: T) => number) =>
    list.toSorted((a, b) => size(b[1]) - size(a[1]));
  const loaded = names.flatMap((name): [string, File][] => {
    const file = files.get(name);
    return file ? [[name, file]] : [];
  });
  const modules = new Map<string, number>();
  for (const [id, bytes] of loaded.flatMap(([, file]) => Object.entries(file.modules))) {
    const name =
      /node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(id)?.groups?.['name'] ??
      id.replace(/^.*?(?=apps\/|packages\/)/, '');
    modules.set(name, (modules.get(name) ?? 0) + bytes);
  }
  const lines = [
    'files, gzip:',
    ...bySize(loaded, ({ gzip }) => gzip).map(([name, { gzip }]) => `  ${String(gzip).padStart(7)} ${name}`),
    'largest modules, before compression:',
    ...bySize([...modules], (bytes) => bytes)
      .slice(0, LARGEST)
      .map(([name, bytes]) => `  ${String(bytes).padStart(7)} ${name}`),
  ];
  return lines.join('\n');
};

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

// `import { Button } from 'antd'` imports the whole index, so that every screen would depend on every
// component. The build resolves each name to its own module, so that chunks can be split by what screens need.

const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');
const IMPORT = /^import \{([^}]*)\} from 'antd';$/gm;

const folderOf = (name: string) =>
  name
    .replace('QRCode', 'QrCode')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();

const direct = (specifier: string): string => {
  const [name = '', local = name] = specifier.split(' as ');
  const folder = folderOf(name);
  if (!existsSync(join(LIBRARY, folder))) throw new Error(`The component library has no ${name}.`);
  return `import ${local} from 'antd/es/${folder}';`;
};

/** The same imports, each from its own module; types have been removed by then. */
export const directImports = (code: string): string =>
  code.replace(IMPORT, (_whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(direct)
      .join(' '),
  );

export const directComponents = (): Plugin => ({
  name: 'amberway-direct-components',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.tsx?$/.test(id) && code.includes("from 'antd'") ? { code: directImports(code), map: null } : undefined,
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf } from './bundle-files.ts';
import { firstScript, type ScriptFile, standIns, tooOldScript } from './early-scripts.ts';
import { type SignInPage, signInPages } from './sign-in-pages.ts';

const PLACE = '<!-- first script -->';
const ROOT = /<div id="root">.*?<\/div>\s*<\/div>/s;

/** The page of the app as a sign-in page: with its form, styles and title, and the code of the form beside the start. */
const asSignIn = (html: string, files: readonly string[], { title, markup }: Omit<SignInPage, 'path'>): string => {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const made = html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(ROOT, () => `<div id="root" data-page="sign-in">${markup}</div>`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
  if (!made.includes('<div id="root" data-page="sign-in">')) throw new Error('The page has no splash to replace');
  return made;
};

/**
 * Puts the first script into the page, with the files of the signed-in area and of each role's home: a signed-in visit
 * loads them beside the start code and not after it. Makes a page of its own for each sign-in page.
 */
export const pagePlugin = (): Plugin => {
  let page = '';
  let signInFiles: string[] = [];
  let loaded: ScriptFile | undefined;
  return {
    name: 'amberway-page',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const start = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file));
        const later = (module: RegExp) => (bundle ? filesOf(bundle, module) : []).filter((file) => !start.has(file));
        const area = later(/\/app\/SignedInArea\.tsx$/);
        const besides = (module: RegExp) => later(module).filter((file) => !area.includes(file));
        const home = besides(/\/dashboards\/CustomerHome\.tsx$/);
        const staff = besides(/\/(workspace\/Workspace|sidebar\/StaffSidebar|shell\/StaffTools)\.tsx$/);
        const files = JSON.stringify({ area, home, staff });
        signInFiles = later(/\/auth\/LoginScreen\.tsx$/);
        loaded = await standIns();
        const scripts = [tooOldScript(), await firstScript(loaded.fileName)].map((text) => `<script>${text}</script>`);
        // Before any stylesheet: an inline script after one waits until it has loaded.
        return html.replace(PLACE, () =>
          [`<script type="application/json" id="files">${files}</script>`, ...scripts].join('\n    '),
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['index.html'];
        if (file?.type === 'asset') page = String(file.source);
        if (loaded) this.emitFile({ type: 'asset', ...loaded });
      },
    },
    async writeBundle({ dir = '' }) {
      if (!page) return;
      const made = (await signInPages()).map(({ path, ...rest }) => [path, asSignIn(page, signInFiles, rest)]);
      await writeFile(join(dir, 'sign-in-pages.json'), JSON.stringify(Object.fromEntries(made)));
    },
  };
};

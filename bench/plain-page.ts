import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// The least that a page made with React costs: a heading and a list. Built where the web app is, with its React.

const WEB = fileURLToPath(new URL('../apps/web', import.meta.url));
const SCRIPT = join(WEB, 'plain-page.js');

const SOURCE = `
import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';
const items = Array.from({ length: 5 }, (_, n) => element('li', { key: n }, 'Task ' + n));
const page = element('main', null, element('h1', null, 'Plain'), element('ul', null, items));
createRoot(document.getElementById('root')).render(page);
`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="icon" href="data:," />
<title>A plain React page</title></head>
<body><div id="root"></div><script type="module" src="/plain.js"></script></body></html>`;

export const buildPlainPage = async (folder: string) => {
  const { NODE_ENV } = process.env;
  await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'plain-page',
        resolveId: (id) => (id === SCRIPT ? id : undefined),
        load: (id) => (id === SCRIPT ? SOURCE : undefined),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: SCRIPT, output: { entryFileNames: 'plain.js' } },
    },
  });
  await writeFile(join(folder, 'index.html'), PAGE);
  // The build sets it for this process, and a product started from here would have no demo data.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
};

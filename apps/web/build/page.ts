import { fileURLToPath } from 'node:url';
import { type OutputBundle, type OutputChunk, rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PLACE = '<!-- first script -->';
const SCRIPT = fileURLToPath(new URL('../src/app/first-script.ts', import.meta.url));

/** The page's first script as the text of an inline script. */
export const firstScript = async (): Promise<string> => {
  const bundle = await rolldown({ input: SCRIPT });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
};

/** The files that a dynamic import of this module loads: its chunk with all static imports, and their styles. */
const filesOf = (bundle: OutputBundle, module: RegExp): string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (chunk: OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
    for (const name of chunk.imports) add(byName.get(name));
  };
  add(chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id))));
  return [...files];
};

/**
 * Puts the first script into the page, with the files of the signed-in area and of each role's home: a signed-in visit
 * loads them beside the start code and not after it.
 */
export const pagePlugin = (): Plugin => ({
  name: 'amberway-page',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const start = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file));
      const later = (module: RegExp) => (bundle ? filesOf(bundle, module) : []).filter((file) => !start.has(file));
      const area = later(/\/app\/SignedInArea\.tsx$/);
      const besides = (module: RegExp) => later(module).filter((file) => !area.includes(file));
      const home = besides(/\/dashboards\/CustomerHome\.tsx$/);
      const staff = besides(/\/workspace\/Workspace\.tsx$/);
      const files = JSON.stringify({ area, home, staff });
      // Before any stylesheet: an inline script after one waits until it has loaded.
      return html.replace(
        PLACE,
        `<script type="application/json" id="files">${files}</script>\n    <script>${await firstScript()}</script>`,
      );
    },
  },
});

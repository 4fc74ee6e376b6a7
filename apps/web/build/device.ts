import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { writeIcons } from './icons.ts';
import { filesOf } from './bundle-files.ts';
import { BUILD_TARGET } from './floor.ts';
import { buildPractise } from './practise-page.ts';
import { slimEndpoints } from './slim-endpoints.ts';

// What makes the product an installed app that opens without a network: its icons, the page Practise, and the service
// worker with the list of its files.

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** In step with HOME_PATH: a build script cannot import from the contract. */
const HOME = '/dashboard';
const PRACTISE = '/practise';
const OFFLINE = '/offline.html';
/** Other alphabets are loaded when a text needs them. */
const OTHER_FONTS = /\.woff2?$/;
const TEXT_FONT = /figtree-latin-wght-normal[^/]*\.woff2$/;

/** Where the pages of a family start, and what those load later: a device that is kept ready stores their files too. */
export const SHELL = [
  /\/session-code\.ts$/,
  /\/app\/private-code\.ts$/,
  /\/app\/SignedInArea\.tsx$/,
  /\/dashboards\/CustomerHome\.tsx$/,
  /\/home\/MoreParts\.tsx$/,
  /\/ProgrammeScreen\.tsx$/,
  /\/outcomes\/OutcomeModal\.tsx$/,
  /\/list\/NotesScreen\.tsx$/,
  /\/note\/NoteScreen\.tsx$/,
  /\/letter\/MoreAbout\.tsx$/,
  /\/letter\/AttachedFile\.tsx$/,
  /\/device\/sealed-store\.ts$/,
  /\/app\/device\/start\.ts$/,
  /\/app\/outbox\/Outbox\.tsx$/,
];

/** A browser that needs it needs it without a network too. */
const STAND_INS = /^assets\/stand-ins-/;

const isNeeded = (file: string) => !OTHER_FONTS.test(file) || TEXT_FONT.test(file);

const buildWorker = (dir: string, files: object) =>
  build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [slimEndpoints()],
    define: { FILES_OF_BUILD: JSON.stringify(files) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: `${WEB}src/worker/sw.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });

export const devicePlugin = (): Plugin => {
  let page = '';
  let shell: string[] = [];
  return {
    name: 'amberway-device',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['index.html'];
        if (file?.type !== 'asset') return;
        page = String(file.source);
        const start = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
        const standIns = Object.keys(bundle).filter((name) => STAND_INS.test(name));
        shell = [
          ...new Set([
            ...start,
            ...standIns.map((name) => `/${name}`),
            ...SHELL.flatMap((module) => filesOf(bundle, module)),
          ]),
        ].filter(isNeeded);
      },
    },
    async writeBundle({ dir = '' }) {
      if (!page) return;
      const [practise] = await Promise.all([buildPractise(dir), writeIcons(dir)]);
      const always = practise
        .map(({ fileName }) => `/${fileName}`)
        .filter((path) => path.startsWith('/assets/') && isNeeded(path));
      const hash = createHash('sha256').update(JSON.stringify([always, shell, page]));
      for (const file of practise)
        if (file.type === 'asset' && file.fileName.endsWith('.html')) hash.update(file.source);
      const version = hash.digest('hex').slice(0, 16);
      const files = { version, practise: PRACTISE, offline: OFFLINE, home: HOME };
      await buildWorker(dir, { ...files, always: ['/favicon.svg', ...always], shell });
    },
  };
};

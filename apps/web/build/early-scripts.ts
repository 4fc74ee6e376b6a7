import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { BUILD_TARGET, TOO_OLD } from './floor.ts';

// The scripts that run before the page's own: for browsers below the floor, for all, and for those of the floor that
// lack something.

const APP = fileURLToPath(new URL('../src/', import.meta.url));
/** No minifier here: it would write newer syntax. */
const COMMENT = /^\s*\/\/.*\n/gm;

/** Says in every browser, however old, that it is too old. */
export const tooOldScript = (): string =>
  readFileSync(`${APP}app/too-old.js`, 'utf8')
    .replaceAll(COMMENT, '')
    .replaceAll(/\n\s*/g, ' ')
    .replace('TOO_OLD_SENTENCE', () => TOO_OLD)
    .trim();

export type ScriptFile = { fileName: string; source: string };

const fileOf = (name: string, source: string): ScriptFile => {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
};

const scriptOf = async (input: string, define: Record<string, string> = {}): Promise<string> => {
  const bundle = await rolldown({ input: `${APP}${input}`, transform: { define, target: BUILD_TARGET } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
};

/** A file of its own: most browsers lack nothing of it. */
export const standIns = async (): Promise<ScriptFile> => {
  const source = await scriptOf('stand-ins/main.ts');
  return fileOf('stand-ins', source);
};

/** For the pages of the device, whose policy allows no inline script. */
export const tooOldPlugin = (): Plugin => {
  const file = fileOf('too-old', tooOldScript());
  return {
    name: 'amberway-too-old',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head-prepend' }],
    generateBundle() {
      this.emitFile({ type: 'asset', ...file });
    },
  };
};

/** The page's first script as the text of an inline script. */
export const firstScript = (standInsFile: string): Promise<string> =>
  scriptOf('app/first-script.ts', { STAND_INS: JSON.stringify(`/${standInsFile}`) });

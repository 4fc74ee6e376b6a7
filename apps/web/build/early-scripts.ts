import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
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

const scriptOf = async (input: string, define: Record<string, string> = {}): Promise<string> => {
  const bundle = await rolldown({ input: `${APP}${input}`, transform: { define, target: BUILD_TARGET } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
};

export type StandIns = { fileName: string; source: string };

/** A file of its own: most browsers lack nothing of it. */
export const standIns = async (): Promise<StandIns> => {
  const source = await scriptOf('stand-ins/main.ts');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/stand-ins-${hash}.js`, source };
};

/** The page's first script as the text of an inline script. */
export const firstScript = (standInsFile: string): Promise<string> =>
  scriptOf('app/first-script.ts', { STAND_INS: JSON.stringify(`/${standInsFile}`) });

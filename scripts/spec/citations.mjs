import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';
import { stringsIn } from './strings.mjs';

const FOLDERS = ['packages', 'apps', 'e2e'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const BRACKET = /\[([^[\]]*\b[BCRT]\d{3}\b[^[\]]*)\]/g;
const WELL_FORMED = /^[BCRT]\d{3}(?:[\s,]+[BCRT]\d{3})*$/;

/** Ids in brackets: 'idle logout goes to /login#logout [B075]', several as [B075 B076]. */
export const idsIn = (text) => {
  const brackets = [...text.matchAll(BRACKET)].map((match) => match[1].trim());
  return {
    ids: brackets.filter((inner) => WELL_FORMED.test(inner)).flatMap((inner) => inner.split(/[\s,]+/)),
    malformed: brackets.filter((inner) => !WELL_FORMED.test(inner)),
  };
};

const testFiles = () =>
  FOLDERS.filter((f) => existsSync(join(root, f)))
    .flatMap((f) => filesBelow(root, f))
    .filter((f) => TEST_FILE.test(f));

/** The ids cited in test sources, file by file. A title must contain them as written, not put together at run time. */
export const citationsInSources = () =>
  testFiles()
    .flatMap((file) => stringsIn(file).map((text) => ({ file, ...idsIn(text) })))
    .filter(({ ids, malformed }) => ids.length + malformed.length > 0);

export const citedIds = () => new Set(citationsInSources().flatMap(({ ids }) => ids));

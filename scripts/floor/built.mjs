import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { scriptFeatures } from './script-features.mjs';
import { styleFeatures } from './style-features.mjs';

const DIST = 'apps/web/dist';
/** Inline scripts of a page, except data. */
const INLINE = /<script>(?<code>.*?)<\/script>/gs;
/** What is loaded only where a function is missing names that function. */
const STAND_INS = /\/stand-ins-[^/]+\.js$/;

/** What we write, except tests. */
const OURS = ['apps/web/src', 'packages/contract/src'];
const SOURCE = /(?<!\.test|\.d|\/stand-ins\/.*)\.[jt]sx?$/;

const featuresOf = (path) => {
  const text = () => readFileSync(inRoot(path), 'utf8');
  if (path.endsWith('.js') && !STAND_INS.test(path)) return scriptFeatures(path, text());
  if (path.endsWith('.css')) return styleFeatures(path, text());
  if (path.endsWith('.html'))
    return [...text().matchAll(INLINE)].flatMap(({ groups }) => scriptFeatures(`${path}.js`, groups.code));
  return [];
};

/** Each feature beyond the floor of the built web app, with its path in MDN's data and the files that use it. */
export const builtFeatures = () => {
  if (!existsSync(inRoot(DIST))) throw new Error('The web app is not built: npm run build');
  const found = new Map();
  for (const path of filesBelow(root, DIST))
    for (const { feature, path: data } of featuresOf(path)) {
      const known = found.get(feature) ?? { path: data, files: [] };
      known.files.push(basename(path));
      found.set(feature, known);
    }
  return found;
};

const ownPaths = () => OURS.flatMap((folder) => filesBelow(root, folder)).filter((path) => SOURCE.test(path));

/** Which of these features, used by libraries, our own code uses too: `startViewTransition in apps/…/x.ts`. */
export const usedByUs = (features, read = (path) => readFileSync(inRoot(path), 'utf8'), paths = ownPaths()) => {
  const names = features.map((feature) => feature.split('.').at(-1));
  return paths.flatMap((path) => {
    const text = read(path);
    if (!names.some((name) => text.includes(name))) return [];
    return scriptFeatures(path, text)
      .filter(({ feature }) => features.includes(feature))
      .map(({ feature }) => `${feature} in ${path}`);
  });
};

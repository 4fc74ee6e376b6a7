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

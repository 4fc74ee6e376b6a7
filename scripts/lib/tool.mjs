import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './root.mjs';

/** The script behind an installed command, to be run with this Node: no shell, no npx, no online lookup. */
export const toolScript = (packageName, command = packageName) => {
  const folder = inRoot('node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Failure(`${packageName} is not installed; run "npm ci" first.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  return join(folder, script);
};

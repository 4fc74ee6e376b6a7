import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withProgress } from './progress.mjs';
import { cacheDir } from './root.mjs';
import { run } from './run.mjs';

/**
 * Fetches a package that only some machines need and returns its folder. It is installed in the cache folder, apart from
 * node_modules, so that neither the lock file nor a running installation is touched.
 */
export const fetchPackage = async (name, version) => {
  const folder = join(cacheDir, 'tools', name.replace(/\W+/g, '-'));
  const manifest = join(folder, 'node_modules', name, 'package.json');
  const isThere = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  if (!isThere) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await withProgress(`Fetching ${name} ${version}`, () =>
      run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `${name}@${version}`], {
        cwd: folder,
      }),
    );
  }
  return folder;
};

/** Fetches such a package and loads it. */
export const onDemand = async (name, version) => {
  const folder = await fetchPackage(name, version);
  const entry = createRequire(join(folder, 'package.json')).resolve(name);
  return { folder, module: await import(pathToFileURL(entry).href) };
};

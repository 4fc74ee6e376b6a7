import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withProgress } from './lib/progress.mjs';
import { root } from './lib/root.mjs';

/** `npm run package [-- FOLDER]`: everything that runs, for this platform, in one archive. */
export default async ([folder = root]) => {
  await ensureInstalled();
  await ensureBuilt();
  // Loaded after the install: they use installed packages.
  const [{ buildInfo, contentsOf }, { writeArchive }] = await Promise.all([
    import('./package/contents.mjs'),
    import('./package/archive.mjs'),
  ]);
  const build = buildInfo();
  const name = `amberway-${build.version}`;
  mkdirSync(folder, { recursive: true });
  const file = join(resolve(folder), `${name}.tgz`);
  await withProgress(`Packing ${name}`, () => writeArchive(file, name, contentsOf(build)));
  console.log(`${file}: ${Math.round(statSync(file).size / 1_000_000)} MB, for ${process.platform} ${process.arch}`);
};

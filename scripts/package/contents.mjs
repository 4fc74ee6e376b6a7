import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { licenceText } from '../lib/licences.mjs';
import { productionPackages } from '../lib/production-packages.mjs';
import { inRoot, root } from '../lib/root.mjs';

// What goes into the package: a list of { path, from } (copied) and { path, content } (written), in a stable order.

/** Types and source maps of packages are for development; our own maps make stack traces readable. */
const isNeeded = (name) => !/\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(name);

const filesIn = (folder, wanted = () => true) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== '.bin')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, wanted);
      return entry.isFile() && wanted(entry.name) ? [path] : [];
    });

const copies = (paths) => paths.map((from) => ({ path: relative(root, from).replaceAll('\\', '/'), from }));

const gitCommit = () => {
  if (!existsSync(inRoot('.git'))) return undefined;
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '-changed' : ''}`;
};

export const buildInfo = () => {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  // Where an image is built there is no .git, so its commit is an argument of the build.
  return { version, commit: gitCommit() ?? (process.env.COMMIT || undefined) };
};

const manifest = ({ version }) => {
  const { name, description, license, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return { name, version, private: true, description, license, type: 'module', engines };
};

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const isNotice = (name) => /^(licen[cs]e|copying|notice)/i.test(name);

/** The licence texts in a package's folder. */
const noticesIn = ({ folder, name, version }) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isNotice(entry.name))
    .map((entry) => `\n== ${name} ${version}\n\n${readFileSync(join(folder, entry.name), 'utf8').trim()}\n`);

/** The web's packages are inside its files, so their texts are here; the others bring their own. */
const notices = (packages) => {
  const inWeb = productionPackages(inRoot('apps/web'));
  const lines = [...packages, ...inWeb].map(
    ({ name, version, license }) => `${name} ${version}: ${licenceText(license)}\n`,
  );
  return [...new Set(lines).values()].toSorted().concat(inWeb.flatMap(noticesIn)).join('');
};

export const contentsOf = (build) => {
  const packages = productionPackages(inRoot('apps/api'));
  return [
    { path: 'bin/amberway', from: inRoot('scripts/package/amberway.sh'), executable: true },
    { path: 'bin/as-service', from: inRoot('scripts/package/as-service.sh'), executable: true },
    ...copies(
      ['package/amberway.cjs', 'package/load.cjs', 'lib/node-version.cjs'].map((file) => inRoot('scripts', file)),
    ),
    { path: 'package.json', content: json(manifest(build)) },
    { path: 'build.json', content: json(build) },
    { path: 'THIRD-PARTY.txt', content: notices(packages) },
    ...copies(['amberway.service', 'nginx-site.conf'].map((file) => inRoot('deploy', file))),
    ...copies(filesIn(inRoot('apps/api/dist'))),
    ...copies(filesIn(inRoot('apps/api/migrations'))),
    ...copies(filesIn(inRoot('apps/web/dist'))),
    ...copies(packages.flatMap(({ folder }) => filesIn(folder, isNeeded))),
  ];
};

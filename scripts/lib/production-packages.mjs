import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder that Node would load `name` from, when required from `folder`; nothing outside the checkout counts. */
const resolvePackage = (name, folder) => {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
};

const wantedBy = ({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).map((name) => ({
    name,
    // Packages for other platforms are not installed, and some peers are left to the user.
    optional:
      name in optionalDependencies || (name in peerDependencies && Boolean(peerDependenciesMeta[name]?.optional)),
    // A peer that is not needed is not taken along just because a tool of ours has installed it.
    skipped: name in peerDependencies && Boolean(peerDependenciesMeta[name]?.optional) && !(name in dependencies),
  }));

/** Every installed package that a workspace needs to run, as folders: the workspace's own packages are followed only. */
export const productionPackages = (workspace) => {
  const found = new Map();
  const follow = (folder) => {
    for (const { name, optional, skipped } of wantedBy(readPackage(folder))) {
      if (skipped) continue;
      const at = resolvePackage(name, folder);
      if (!at) {
        if (optional) continue;
        throw new Error(`${name}, which ${folder} needs, is not installed.`);
      }
      if (found.has(at)) continue;
      found.set(at, readPackage(at));
      follow(at);
    }
  };
  follow(workspace);
  return [...found]
    .filter(([, { name }]) => !name.startsWith('@amberway/'))
    .map(([folder, { name, version, license, licenses }]) => ({ folder, name, version, license: license ?? licenses }))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
};

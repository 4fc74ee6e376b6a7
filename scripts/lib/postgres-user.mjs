import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';

const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, as test machines often do; then it runs as another user of this system.
 * Undefined means: as the current user.
 */
export const postgresUser = () => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Failure('PostgreSQL cannot run as root, and this system has neither a postgres nor a nobody user.');
};

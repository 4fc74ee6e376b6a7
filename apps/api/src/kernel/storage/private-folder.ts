import { chmod, mkdir, stat } from 'node:fs/promises';

const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;
const GROUP_WRITES = 0o020;

/**
 * Makes the folder, or takes it away from the other users of the machine. A group that may write to one that is there
 * was given it on purpose (processes that share it) and keeps it.
 */
export const makePrivateFolder = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true });
  const { mode } = await stat(path);
  const closed = mode & ~(!made && mode & GROUP_WRITES ? OTHERS : GROUP_AND_OTHERS);
  // It fails on somebody else's folder, and on disks that know no modes.
  if (closed !== mode) await chmod(path, closed & 0o7777).catch(() => undefined);
};

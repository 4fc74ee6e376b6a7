import { chmod, mkdir, stat } from 'node:fs/promises';

const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;
const GROUP_WRITES = 0o020;

/**
 * Creates the folder, or closes an existing one to other users of the machine. A group with write access to an existing
 * folder was granted it on purpose (processes that share it) and retains it.
 */
export const makePrivateFolder = async (path: string): Promise<void> => {
  const made = await mkdir(path, { recursive: true });
  const { mode } = await stat(path);
  const closed = mode & ~(!made && mode & GROUP_WRITES ? OTHERS : GROUP_AND_OTHERS);
  // Fails on a folder of another owner, and on file systems without modes.
  if (closed !== mode) await chmod(path, closed & 0o7777).catch(() => undefined);
};

const NOT_WRITABLE = (folder: string) =>
  `${folder} cannot be used by the user of this process: let that user read and write it`;
const NO_ROOM = (folder: string) => `there is no room left in ${folder}: free some, or choose another folder`;

const PROBLEMS: Readonly<Record<string, (folder: string) => string>> = {
  ENOENT: (folder) => `${folder} does not exist: create it, or mount its disk`,
  ENOTDIR: (folder) => `${folder} is not a folder: choose another one`,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: (folder) => `${folder} is on a disk that can only be read: choose another folder, or mount it for writing`,
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
};

/** What is wrong with a folder and what to do, without a full stop; undefined for errors that are about something else. */
export const folderProblem = (error: unknown, folder: string): string | undefined =>
  PROBLEMS[(error as NodeJS.ErrnoException).code ?? '']?.(folder);

const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

const inUnit = (bytes: number, unit: number, name: string) => `${Number((bytes / unit).toFixed(1))} ${name}`;

/** '2 GB', '1.4 MB', '12 bytes'. */
export const storageText = (bytes: number): string => {
  if (bytes >= GB) return inUnit(bytes, GB, 'GB');
  if (bytes >= MB) return inUnit(bytes, MB, 'MB');
  return bytes >= KB ? inUnit(bytes, KB, 'KB') : `${bytes} bytes`;
};

type Usage = { used: number; limit: number };

const freeOf = ({ used, limit }: Usage): number => Math.max(limit - used, 0);

export const quotaTexts = {
  used: ({ used, limit }: Usage): string => `${storageText(used)} of ${storageText(limit)} used`,
  /** Shown before a file is sent, and returned by the server if it is sent anyway. */
  full: (size: number, usage: Usage): string =>
    `This file needs ${storageText(size)}, but only ${storageText(freeOf(usage))} of ${storageText(usage.limit)} is free. Please delete files you no longer need (those in the bin count until they are deleted for good), or ask us for more storage.`,
} as const;

/** Why a file of this size cannot be stored; undefined if it can. */
export const quotaRefusal = (size: number, usage: Usage): string | undefined =>
  size > freeOf(usage) ? quotaTexts.full(size, usage) : undefined;

import { BIN_DAYS } from '@amberway/contract/kernel/limits';

const NAMED_MAX = 5;

/** Texts of deleting content, which the specification leaves open. */
export const binLabels = {
  bin: 'Bin',
  title: (nouns: string) => `Deleted ${nouns}`,
  back: (nouns: string) => `Back to ${nouns}`,
  restore: 'Restore',
  purge: 'Delete for good',
  name: 'Name',
  deletedAt: 'Deleted',
  deletedBy: 'Deleted by',
  left: 'Time left',
  search: (nouns: string) => `Search deleted ${nouns}`,
  empty: `The bin is empty. What is deleted stays here for ${BIN_DAYS} days and can be restored.`,
  lead: (keptName: boolean) =>
    `Deleted for good after ${BIN_DAYS} days. ${
      keptName ? 'Families see only the names, on what is published.' : 'Families do not see what is here.'
    }`,
  /** `keptName`: what is published must have one of this type, so it still names it. */
  staysInBin: (one: boolean, [noun]: readonly [string, string], keptName: boolean) =>
    `${
      keptName
        ? `Families still see the ${one ? 'name' : 'names'} on what is published.`
        : `Families no longer see ${one ? `this ${noun}` : 'them'}.`
    } For ${BIN_DAYS} days you can restore ${one ? `this ${noun}` : 'them'} from the bin.`,
  deleteSeveral: (count: number, nouns: string) => `Do you really want to delete these ${count} ${nouns}?`,
  deleted: (count: number, nouns: string) => `${count} ${nouns} deleted`,
  purgeQuestion: (count: number, [one, many]: readonly [string, string]) =>
    count === 1 ? `Delete this ${one} for good?` : `Delete these ${count} ${many} for good?`,
  purgeDetails: (one: boolean, [noun]: readonly [string, string]) =>
    one
      ? `This ${noun} cannot be restored afterwards. The files are deleted too.`
      : 'They cannot be restored afterwards. Their files are deleted too.',
  /** The names in a question; of many, the first ones. */
  named: (names: readonly string[]) =>
    names.length <= NAMED_MAX
      ? names.join(', ')
      : `${names.slice(0, NAMED_MAX).join(', ')} and ${names.length - NAMED_MAX} more`,
} as const;

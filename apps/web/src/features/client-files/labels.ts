// Labels of the client files that the specification leaves open.
const NAMED_MAX = 5;

export const clientFileLabels = {
  search: 'Search files',
  upload: 'Upload a file',
  bin: 'Deleted files',
  back: 'Back to files',
  moveToBin: 'Move to bin',
  restore: 'Restore',
  purge: 'Delete for good',
  purgeQuestion: (count: number) =>
    count === 1 ? 'Delete this file for good?' : `Delete these ${count} files for good?`,
  purgeDetails: (count: number) =>
    count === 1
      ? 'It cannot be restored afterwards. Its storage becomes free.'
      : 'They cannot be restored afterwards. Their storage becomes free.',
  /** The file names in a confirmation; of many, the first ones. */
  named: (names: readonly string[]) =>
    names.length <= NAMED_MAX
      ? names.join(', ')
      : `${names.slice(0, NAMED_MAX).join(', ')} and ${names.length - NAMED_MAX} more`,
  fileName: 'File',
  size: 'Size',
  uploadedBy: 'Uploaded by',
  uploadedAt: 'Uploaded',
  deletedAt: 'Deleted',
  child: 'Child',
  empty: 'Reports, plans and pictures that the family and the coach share stand here. Upload the first one.',
  emptyWithoutCoach: 'Reports, plans and pictures of your child stand here. Upload the first one.',
  emptyBin: 'The bin is empty. What is moved here can be restored.',
  sendOn: 'Continue while I stay on this page',
  stopped: (names: readonly string[]) =>
    `The upload of ${names.join(', ')} was stopped because you left the page. Please upload again.`,
  why: 'Files belong to a child: choose whose to see.',
} as const;

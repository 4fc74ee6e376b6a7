import { uploadTexts } from '../uploads/texts.ts';

// Texts of the client files, verbatim where the specification gives them.
export const clientFileTexts = {
  showAll: 'Show All Files',
  showAllDeleted: 'Show All Deleted Files',
  wrongType: uploadTexts.onlyClientFiles,
  tooLarge: uploadTexts.largerThan50Mb,
  uploaded: 'Uploaded successfully.',
  movedToBin: 'File moved to bin',
  restored: 'File restored',
  deletedForGood: 'File deleted for good',
  uploadFailed: 'Upload Failed',
  downloadFailed: 'Download Failed',
  chooseChild: 'Please choose a child first.',
  chooseFile: 'Please choose a file.',
} as const;

const MEGABYTES_A_SECOND = 5;
const MB = 1024 * 1024;
const SECOND_MS = 1000;

/** The notice 'Uploaded successfully.' is delayed by about one second for every 5 MB. */
export const uploadedNoticeDelay = (bytes: number): number => Math.round(bytes / (MEGABYTES_A_SECOND * MB)) * SECOND_MS;

import type { RecordArea } from '../kernel/record-areas.ts';

export const privacyTexts = {
  erasureAsked: 'The record will be erased. You can take this back until then.',
  erasureTakenBack: 'The record stays.',
  sayVersion: 'Please say which text you agree to.',
  stillMaking: 'This record is still being put together. Please try again in a minute.',
  oldConsent: 'These words have changed. Load the page again to read them.',
} as const;

/** Labels for the parts of a family's record in the access log, worded for families. */
export const AREA_LABELS: Readonly<Record<RecordArea, string>> = {
  profile: 'Family and child details',
  programme: 'Programme',
  practice: 'Practice at home',
  notes: 'Activity notes',
  files: 'Files and pictures',
  resources: 'Resources',
  messages: 'Messages and mails',
  diary: 'Diary',
  forms: 'Onboarding forms',
  assessment: 'Social skill assessment',
  posts: 'Posts',
  figures: 'Progress figures',
  account: 'Account',
  view: 'The portal, in the family’s own view',
  cover: 'Access for a day, as a cover for a colleague',
  download: 'The whole record, as a download',
  erasure: 'Erasing of the record',
};

/** New name of a resource still used by others, after its texts named an erased family. */
export const ERASED_RESOURCE = 'Resource';

export const EXPORT_FILE = 'family-record.zip';

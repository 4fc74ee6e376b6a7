export const RECORD_AREAS = [
  'profile',
  'programme',
  'notes',
  'files',
  'resources',
  'messages',
  'diary',
  'forms',
  'assessment',
  'posts',
  'figures',
  'account',
  'view',
  'cover',
  'download',
  'erasure',
] as const;
export type RecordArea = (typeof RECORD_AREAS)[number];

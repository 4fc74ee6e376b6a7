import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { optional, withDefault, wholeNumber, webUrl, postgresUrl, recipients } from './values.ts';

// Files, pictures and backups.

export const storageSettings = {
  S3_BUCKET: optional(z.string()).describe('Bucket for uploaded files. Without it they are kept in DATA_DIR.'),
  S3_ENDPOINT: optional(webUrl).describe('Address of an S3-compatible store; not needed for Amazon’s own.'),
  S3_REGION: withDefault(z.string(), 'us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY: optional(z.string()).describe('Key that may read, write, list and delete in the bucket.'),
  S3_SECRET_KEY: optional(z.string()).describe('Its secret.'),
  S3_PREFIX: withDefault(
    z.string().regex(/^([\w-]+\/)*$/, 'must be folder names, each followed by a slash'),
    'files/',
  ).describe('Folder inside the bucket; nothing outside it is touched.'),
  FAMILY_STORAGE_MB: withDefault(wholeNumber(1, 100_000_000), '2048').describe(
    'How much a family may store, in megabytes: what it uploads itself and what is put into its files.',
  ),
  STAFF_STORAGE_MB: withDefault(wholeNumber(1, 100_000_000), '20480').describe(
    'How much each person of the staff may store, in megabytes: uploads that are not put into a family’s files.',
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(16, 'must be at least 16 characters long')).describe(
    'Seals the server’s own keys in a backup. Without it they are left out, and a restored server makes new ones.',
  ),
  BACKUP_TO: optional(
    z
      .string()
      .refine(
        (text) => isAbsolute(text) || /^s3:\/\/[\w.-]+\/([\w.-]+\/)*$/.test(text),
        'must be an absolute path of a folder, or s3://bucket/folder/',
      ),
  ).describe(
    'Where a backup is stored every night: a folder, or s3://bucket/folder/ at the S3_* store. Without it none is made.',
  ),
  BACKUP_AT: withDefault(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:30'),
    '02:30',
  ).describe('When the nightly backup begins, in TIME_ZONE.'),
  BACKUP_RECIPIENT: optional(recipients).describe(
    'Public keys (age1…) with which nightly backups are encrypted, with commas between them. `backup:key` makes one.',
  ),
  BACKUP_SCRATCH_URL: optional(postgresUrl).describe(
    'An empty PostgreSQL database into which a backup is restored every week to verify it; its content is replaced. Without it an embedded database in a temporary folder is used.',
  ),
  IMAGE_MAX_EDGE: withDefault(wholeNumber(100, 10_000), '1600').describe(
    'Longest side in pixels of a picture sent to upload-with-resize.',
  ),
};

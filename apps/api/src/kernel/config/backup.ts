import { join, resolve, sep } from 'node:path';
import type { S3Settings } from '../storage/s3.ts';
import type { Settings } from './settings.ts';

export type BackupSettings = {
  to: { folder: string } | { s3: S3Settings };
  at: `${number}:${number}`;
  recipients: string[];
};

/** In DATA_DIR: archives that are not encrypted yet. What a killed process leaves there is deleted. */
export const IN_PROGRESS = 'backups-in-progress';

const isInProgressFolder = (path: string, dataDir: string) =>
  `${resolve(path)}${sep}`.startsWith(`${join(resolve(dataDir), IN_PROGRESS)}${sep}`);

const S3_URL = /^s3:\/\/([\w.-]+)\/(.*)$/;

const HERE = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** Host, port and database of a URL: two spellings of them are still the same database. */
const placeOf = (url: string): string => {
  // The driver may accept it nevertheless.
  if (!URL.canParse(url)) return url;
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname.toLowerCase();
  const database = pathname.slice(1) || username;
  return [HERE.has(host) ? 'localhost' : host, searchParams.get('port') ?? (port || '5432'), database].join('/');
};

const SERVER_URLS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;

/** What is wrong with the settings of nightly backups, in a sentence. */
export const backupProblem = (values: Settings): string | undefined => {
  const { BACKUP_TO, BACKUP_RECIPIENT, BACKUP_SCRATCH_URL, S3_ACCESS_KEY, S3_SECRET_KEY, DATA_DIR } = values;
  if (!BACKUP_TO) return undefined;
  if (!BACKUP_RECIPIENT)
    return 'The setting BACKUP_RECIPIENT is needed when BACKUP_TO is set: backups are stored encrypted only.';
  if (BACKUP_TO.startsWith('s3:') && (!S3_ACCESS_KEY || !S3_SECRET_KEY))
    return 'The settings S3_ACCESS_KEY and S3_SECRET_KEY are needed when BACKUP_TO is a bucket.';
  if (isInProgressFolder(BACKUP_TO, DATA_DIR))
    return `The setting BACKUP_TO must not be in ${IN_PROGRESS} of DATA_DIR: what is left there is deleted.`;
  const scratch = BACKUP_SCRATCH_URL && placeOf(BACKUP_SCRATCH_URL);
  const same = scratch && SERVER_URLS.find((name) => values[name] && placeOf(values[name]) === scratch);
  if (same)
    return `The setting BACKUP_SCRATCH_URL must not be the database of ${same}: its content is replaced every week.`;
  return undefined;
};

/** Undefined when no backups are made. */
export const backupOf = (values: Settings): BackupSettings | undefined => {
  const { BACKUP_TO, BACKUP_RECIPIENT, BACKUP_AT, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  if (!BACKUP_TO || !BACKUP_RECIPIENT) return undefined;
  const at = BACKUP_AT as `${number}:${number}`;
  const [, bucket, prefix = ''] = S3_URL.exec(BACKUP_TO) ?? [];
  if (!bucket) return { to: { folder: BACKUP_TO }, at, recipients: BACKUP_RECIPIENT };
  const s3: S3Settings = {
    endpoint: S3_ENDPOINT,
    bucket,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY ?? '',
    secretKey: S3_SECRET_KEY ?? '',
    prefix,
  };
  return { to: { s3 }, at, recipients: BACKUP_RECIPIENT };
};

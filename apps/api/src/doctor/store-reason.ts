import { folderProblem } from '../kernel/storage/folder-problem.ts';
import type { S3Settings } from '../kernel/storage/s3.ts';
import { reasonOf } from './finding.ts';

const UNREACHED = /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)|^TimeoutError$/;
const WRONG_KEY = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AuthorizationHeaderMalformed']);

const adviceFor = (name: string, status: number | undefined): string => {
  if (name === 'NoSuchBucket') return 'Create the bucket, or correct its name';
  if (WRONG_KEY.has(name)) return 'Check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION';
  if (name === 'PermanentRedirect') return 'Check S3_REGION and S3_ENDPOINT';
  if (status === 403) return 'Let the key S3_ACCESS_KEY read, write, list and delete in the bucket';
  return 'Check S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY';
};

type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

const withoutStop = (text: string) => text.replace(/\.$/, '');

const ofBucket = (error: unknown, { endpoint }: S3Settings): string => {
  const { name, code, $metadata } = error as StoreError;
  const kind = code && UNREACHED.test(code) ? code : name;
  if (UNREACHED.test(kind))
    return `the store${endpoint ? ` at ${endpoint}` : ''} cannot be reached (${kind}). Check S3_ENDPOINT and the network`;
  return `${withoutStop(reasonOf(error))} (${kind}). ${adviceFor(kind, $metadata?.httpStatusCode)}`;
};

/** Why nothing can be stored in a folder or a bucket and what to do, without a full stop. */
export const storeReason = (error: unknown, to: { folder: string } | { s3: S3Settings }): string =>
  's3' in to ? ofBucket(error, to.s3) : (folderProblem(error, to.folder) ?? withoutStop(reasonOf(error)));

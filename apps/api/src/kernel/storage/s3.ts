import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Storage } from './storage.ts';

export type S3Settings = {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  prefix: string;
};

const silence = () => {};
const SILENT = { debug: silence, info: silence, warn: silence, error: silence };

const TRIES = 3;
const RETRY_MS = SECOND / 5;
/** How long a store may be silent in the middle of a request. */
const SILENCE_MS = 60 * SECOND;

type S3Error = Error & { $metadata?: { httpStatusCode?: number } };
const statusOf = (error: unknown) => (error as S3Error).$metadata?.httpStatusCode;
const isMissing = (error: unknown) => statusOf(error) === 404;
/** A client error: retrying changes nothing. */
const isFinal = (error: unknown) => (statusOf(error) ?? 500) < 500;

const orMissing = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Any S3-compatible store. Objects are private: only this server's key can read them. */
export const openS3 = (
  { endpoint, bucket, region, accessKey, secretKey, prefix }: S3Settings,
  silenceMs = SILENCE_MS,
): Storage => {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Self-hosted stores rarely have a host name per bucket, and do not support the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, and logged once where they are handled.
    logger: SILENT,
    // Not requestTimeout, which only warns and would include long transfers.
    requestHandler: { connectionTimeout: 5 * SECOND, socketTimeout: silenceMs },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** One request with a known length: nothing is buffered in memory, and an aborted one leaves no partial object. */
  const send = async (key: string, path: string, mime: string, size: number) => {
    const body = createReadStream(path);
    try {
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: size, ContentType: mime }));
    } finally {
      body.destroy();
    }
  };

  return {
    kind: 's3',
    put: async (key, path, mime) => {
      const { size } = await stat(path);
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(key, path, mime, size);
          break;
        } catch (error) {
          if (attempt === TRIES || isFinal(error)) throw error;
          await delay(attempt * RETRY_MS);
        }
      }
      await rm(path, { force: true });
    },
    get: async (key, range) => {
      const found = await orMissing(
        client.send(new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) })),
      );
      return found?.Body as Readable | undefined;
    },
    size: async (key) => (await orMissing(client.send(new HeadObjectCommand(at(key)))))?.ContentLength,
    remove: async (key) => {
      await orMissing(client.send(new DeleteObjectCommand(at(key))));
    },
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(prefix.length), modifiedAt: LastModified };
        }
        next = page.NextContinuationToken;
      } while (next);
    },
    close: () => client.destroy(),
  };
};

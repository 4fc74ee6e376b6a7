import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../kernel/storage/s3.ts';

const BUCKET = 'amberway-test';
/** The only access key the test server knows; also its secret. */
const KEY = 'S3RVER';

export type TestS3 = { settings: S3Settings; env: Record<string, string>; close: () => Promise<void> };

/** A real S3 server on a free port, with an empty bucket. */
export const startS3 = async (): Promise<TestS3> => {
  const directory = await mkdtemp(join(tmpdir(), 'amberway-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint, bucket: BUCKET, region: 'us-east-1', accessKey: KEY, secretKey: KEY, prefix: 'test/' },
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_ACCESS_KEY: KEY, S3_SECRET_KEY: KEY, S3_PREFIX: 'test/' },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

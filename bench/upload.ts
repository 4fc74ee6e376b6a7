import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startS3 } from '../apps/api/src/testing/s3.ts';
import { download, growthDuring, type Target, upload } from '../apps/api/src/testing/transfer.ts';
import { signIn } from './load.ts';
import { startProduct } from './processes.ts';

const LARGE = 99;
const WARM_UPS = 3;

const timed = async <T>(work: () => Promise<T>) => {
  const start = performance.now();
  return { result: await work(), megabytesPerSecond: LARGE / ((performance.now() - start) / 1000) };
};

const measure = async (target: Target, runs: number) => {
  // What the first upload loads is not the file's.
  for (let n = 0; n < WARM_UPS; n += 1) await download(target, await upload(target, 2));
  let [growth, inwards, outwards] = [0, 0, 0];
  for (let n = 0; n < runs; n += 1) {
    const grown = await growthDuring(target, async () => {
      const sent = await timed(() => upload(target, LARGE));
      const read = await timed(() => download(target, sent.result));
      inwards = Math.max(inwards, sent.megabytesPerSecond);
      outwards = Math.max(outwards, read.megabytesPerSecond);
    });
    growth = Math.max(growth, grown);
  }
  return `memory +${growth.toFixed(0)} MB, in ${inwards.toFixed(0)} MB/s, out ${outwards.toFixed(0)} MB/s`;
};

const onProduct = async (env: Record<string, string>, runs: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-bench-'));
  const { url, pid, stop } = await startProduct({ DATA_DIR: folder, ...env });
  try {
    return await measure({ url, pid, token: await signIn(url, ACCOUNTS.parent) }, runs);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Files of nearly 100 MB in and out: how much the server grows meanwhile, and how fast it is. */
export const benchUpload = async ({ runs }: { runs: number }): Promise<Record<string, string>> => {
  const s3 = await startS3();
  try {
    return {
      'upload of 99 MB, disk': await onProduct({}, runs),
      'upload of 99 MB, S3': await onProduct(s3.env, runs),
    };
  } finally {
    await s3.close();
  }
};

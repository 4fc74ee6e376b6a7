import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longestBlock } from '../../testing/cost/blocked.ts';
import { mp3Of, mp4Of, wavOf, webmOf } from '../../testing/media.ts';
import { durationOf } from './duration.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

const lengthOf = async (content: Buffer) => {
  // Without an extension, as in the spool.
  const path = join(folder, 'media');
  await writeFile(path, content);
  return durationOf(path);
};

it.each([
  ['mp4 with its index in front', mp4Of(12.5), 12.5],
  ['mp4 with its index at the end', mp4Of(12.5, { indexLast: true }), 12.5],
  ['webm', webmOf(7.25), 7.25],
  ['wav', wavOf(1.5), 1.5],
])('the duration of %s is read [B551]', async (_title, content, seconds) => {
  expect(await lengthOf(content)).toBe(seconds);
});

it('the duration of an mp3 without an index is computed from its frames [B551]', async () => {
  expect(await lengthOf(mp3Of(100))).toBeCloseTo((100 * 1152) / 44_100, 2);
});

it('a broken file has no duration and causes no error', async () => {
  expect(await lengthOf(mp4Of(5).subarray(0, 40))).toBeNull();
  expect(await lengthOf(Buffer.alloc(1000))).toBeNull();
});

it('a file of millions of empty chunks is abandoned in time and has no duration', async () => {
  const empty = Buffer.from('junk\0\0\0\0', 'latin1');
  const head = Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1');
  const path = join(folder, 'empty-parts');
  await writeFile(path, Buffer.concat([head, Buffer.alloc(20 * 1024 * 1024, empty)]));
  const started = performance.now();
  let length: number | null = 0;
  const block = await longestBlock(async () => (length = await durationOf(path, 300)));
  expect(length).toBeNull();
  expect(performance.now() - started).toBeLessThan(10_000);
  // The event loop is not blocked meanwhile.
  expect(block).toBeLessThan(100);
});

import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { THUMBNAIL_SIZES } from '@amberway/contract/uploads/types';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { remake } from './images.ts';
import { expectNothingLeft, pdf, readUrl, sendForm } from '../../testing/uploads.ts';

const server = useServer();
let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});

const send = (form: ReturnType<typeof formOf>, { path = 'upload', token = parent } = {}) =>
  sendForm(server, token, form, path);
const read = (url: string) => readUrl(server, parent, url);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();

describe('uploaded pictures', () => {
  it('are re-encoded: upright, without metadata and without appended data', async () => {
    const turned = await sharp(await photo(40, 20))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('<html><script>alert(1)</script></html>')]);
    const { data } = (await send(formOf(polyglot, 'holiday.jpg'))).body;
    expect(data).toMatchObject({ width: 20, height: 40, type: 'image/jpeg' });
    const stored = (await read(data.public_url)).bytes;
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.includes('secret place')).toBe(false);
    expect((await sharp(stored).metadata()).orientation).toBeUndefined();
  });

  it('are stored with the size that was sent, which later limits apply to', async () => {
    const sent = await sharp(await photo(40, 20))
      .jpeg({ quality: 1 })
      .toBuffer();
    const { data } = (await send(formOf(sent, 'small.jpg'))).body;
    expect(data.size).toBeGreaterThan(sent.length);
    const rows = await rowsOf(server, sql`select size::int, received_size::int from files where id = ${data._id}`);
    expect(rows).toEqual([{ size: data.size, received_size: sent.length }]);
  });

  it('get thumbnails of 200, 400 and 800 pixels [B623 B911]', async () => {
    const { data } = (await send(formOf(await photo(1200, 600), 'wide.jpg'))).body;
    for (const size of THUMBNAIL_SIZES) {
      const response = await read(`${data.public_url}?size=${size}`);
      expect(response.headers['content-type']).toBe('image/webp');
      expect(await sharp(response.bytes).metadata()).toMatchObject({ width: size, height: size / 2, format: 'webp' });
    }
    expect((await read(`${data.public_url}?size=300`)).status).toBe(422);
  });

  it('stay full size with upload, and are scaled down by upload-with-resize [B551 C040 C041]', async () => {
    const form = formOf(await photo(2000, 500), 'wide.jpg');
    expect((await send(form)).body.data).toMatchObject({ width: 2000, height: 500 });
    expect((await send(form, { path: 'upload-with-resize' })).body.data).toMatchObject({ width: 1600, height: 400 });
    expect((await send(formOf(pngOf(8, 8), 'small.png'), { path: 'upload-with-resize' })).body.data).toMatchObject({
      width: 8,
      height: 8,
    });
  });

  it('are the only files upload-with-resize accepts', () =>
    expectNothingLeft(server, async () => {
      const response = await send(formOf(pdf, 'a.pdf'), { path: 'upload-with-resize' });
      expectFailure(response, 'unsupported_type', {
        message: uploadTexts.onlyImages,
        errors: { file: uploadTexts.onlyImages },
      });
    }));

  it('that are animated stay animated', async () => {
    const frames = Buffer.alloc(8 * 16 * 3);
    frames.fill(255, 8 * 8 * 3);
    const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { data } = (await send(formOf(gif, 'wave.gif'))).body;
    expect(data).toMatchObject({ width: 8, height: 8 });
    expect((await sharp((await read(data.public_url)).bytes).metadata()).pages).toBe(2);
  });

  it('named as another picture type are stored as what they are', async () => {
    const { data } = (await send(formOf(await photo(10, 10), 'really-a-photo.png'))).body;
    expect(data).toMatchObject({ type: 'image/jpeg', fileName: 'really-a-photo.jpg' });
  });

  it('that would decode into gigabytes are rejected before decoding', () =>
    expectNothingLeft(server, async () => {
      expectInvalid(
        await send(formOf(pngOf(30_000, 30_000, 1), 'bomb.png')),
        'file',
        uploadTexts.tooManyPixels(50_000_000),
      );
      expectInvalid(
        await send(formOf(pngOf(8_000, 7_000, 1), 'bomb.png')),
        'file',
        uploadTexts.tooManyPixels(50_000_000),
      );
    }));

  it('as GIF of more than 20 megapixels are rejected: computing the palette would take half a minute', () =>
    expectNothingLeft(server, async () => {
      const gif = await sharp({ create: { width: 5_000, height: 4_100, channels: 3, background: '#c2410c' } })
        .gif({ effort: 1, dither: 0 })
        .toBuffer();
      expectInvalid(await send(formOf(gif, 'large.gif')), 'file', uploadTexts.tooManyPixels(20_000_000));
    }));

  it('as GIF of more than 5 megapixels are stored smaller, with every frame', async () => {
    const size = { width: 1_600, height: 4_800, channels: 3 } as const;
    const frames = await sharp({ create: { ...size, background: '#c2410c' } })
      .raw()
      .toBuffer();
    // Equal frames would be merged.
    frames.fill(255, 0, frames.length / 3).fill(0, (frames.length / 3) * 2);
    const gif = await sharp(frames, { raw: { ...size, pageHeight: 1_600 } })
      .gif({ effort: 1, dither: 0, delay: [100, 100, 100] })
      .toBuffer();
    const { data } = (await send(formOf(gif, 'large.gif'))).body;
    expect(data).toMatchObject({ width: 1_290, height: 1_290 });
    expect((await sharp((await read(data.public_url)).bytes).metadata()).pages).toBe(3);
  });

  it('of more than 13 megapixels wait for each other, without delaying smaller ones', async () => {
    const { spool } = server.services;
    const inSpool = async (width: number, height: number) => {
      const path = spool.newPath();
      await writeFile(path, await photo(width, height));
      return path;
    };
    const [huge, small] = [await inSpool(4_200, 3_400), await inSpool(40, 20)];
    const order: string[] = [];
    const made = async (name: string, path: string) => {
      const picture = await remake(spool, path, 'jpg');
      order.push(name);
      for (const one of [picture.path, ...picture.thumbnails.values()]) await spool.remove(one);
    };
    const all = ['one', 'two', 'three'].map((name) => made(name, huge));
    await delay(50);
    await Promise.all([...all, made('photo', small)]);
    expect(order.indexOf('photo')).toBeLessThan(2);
    for (const path of [huge, small]) await spool.remove(path);
  });

  it('that are broken are rejected', () =>
    expectNothingLeft(server, async () => {
      const whole = await photo(400, 400);
      expectInvalid(
        await send(formOf(whole.subarray(0, whole.length / 2), 'half.jpg')),
        'file',
        uploadTexts.unreadableImage,
      );
    }));
});

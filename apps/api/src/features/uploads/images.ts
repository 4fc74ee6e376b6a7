import sharp, { type Sharp } from 'sharp';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { type Extension, THUMBNAIL_SIZES, type ThumbnailSize } from '@amberway/contract/uploads/types';
import { invalid } from '../../kernel/http/failure.ts';
import { storageFailure } from '../../kernel/storage/failure.ts';
import type { Spool } from '../../kernel/storage/spool.ts';
import { inSlots } from './slots.ts';

// Pictures are decoded and written anew: what is not picture (place, camera, a page hidden behind it) stays behind.

/** A telephone's largest; beyond it a small file can unfold into gigabytes. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 85;
const THUMBNAIL_QUALITY = 80;

// The decoder's own cache would keep the last pictures in memory for nobody.
sharp.cache(false);
const decoding = inSlots(2);

export type Picture = { path: string; width: number; height: number; thumbnails: Map<ThumbnailSize, string> };

const ENCODE: Partial<Record<Extension, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: QUALITY }),
  jpeg: (image) => image.jpeg({ quality: QUALITY }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  webp: (image) => image.webp({ quality: QUALITY }),
};

const refuse = (message: string) => invalid({ file: message }, message);

/** The decoder says in words what is wrong, also when it is the disk. */
const asRefusal = (error: unknown) => {
  const { message } = error as Error;
  const disk = /system error: (.+)/.exec(message)?.[1];
  if (disk)
    return storageFailure(Object.assign(new Error(message), { code: /no space|quota/i.test(disk) ? 'ENOSPC' : 'EIO' }));
  return refuse(/pixel limit/i.test(message) ? uploadTexts.tooManyPixels : uploadTexts.unreadableImage);
};

const inspect = async (path: string) => {
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(path)
    .metadata()
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  if (width * (pageHeight ?? height) * pages > MAX_PIXELS) throw refuse(uploadTexts.tooManyPixels);
  return { moves: pages > 1 };
};

const thumbnail = async (spool: Spool, from: string, size: ThumbnailSize) => {
  const path = spool.newPath();
  await sharp(from, { limitInputPixels: MAX_PIXELS })
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toFile(path);
  return path;
};

/** The picture as new files in the spool, with its thumbnails. `maxEdge` shrinks it. */
export const remake = (spool: Spool, from: string, extension: Extension, maxEdge?: number): Promise<Picture> =>
  decoding(async () => {
    const { moves } = await inspect(from);
    const path = spool.newPath();
    const thumbnails = new Map<ThumbnailSize, string>();
    try {
      const image = sharp(from, { animated: moves, limitInputPixels: MAX_PIXELS, failOn: 'error' });
      // Moving pictures carry no orientation.
      const upright = moves ? image : image.autoOrient();
      const sized = maxEdge ? upright.resize(maxEdge, maxEdge, { fit: 'inside', withoutEnlargement: true }) : upright;
      const { width, height, pageHeight } = await (ENCODE[extension]?.(sized) ?? sized).toFile(path);
      for (const size of THUMBNAIL_SIZES) thumbnails.set(size, await thumbnail(spool, path, size));
      return { path, width, height: pageHeight ?? height, thumbnails };
    } catch (error) {
      for (const one of [path, ...thumbnails.values()]) await spool.remove(one);
      throw asRefusal(error);
    }
  });

import sharp, { type Sharp } from 'sharp';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { type Extension, THUMBNAIL_SIZES, type ThumbnailSize } from '@amberway/contract/uploads/types';
import type { Spool } from '../../kernel/storage/spool.ts';
import { decoderRefusal, refusePicture } from './picture-refusal.ts';
import { inSlots } from './slots.ts';

// Pictures are decoded and re-encoded, which drops everything else: location, camera, an appended HTML page.

/** The largest a phone takes; beyond it a small file can decode into gigabytes. */
const MAX_PIXELS = 50_000_000;
/** All frames together. */
const MAX_GIF_PIXELS = 20_000_000;
/** Larger ones are scaled down: computing the palette takes up to a CPU second per million stored pixels. */
const STORED_GIF_PIXELS = 5_000_000;
/** From here on encoding speed matters more than the last tenth of the file size. */
const LARGE_PIXELS = 4_000_000;
/** Larger pictures have a slot of their own, so that ordinary photos do not wait for them. */
const HUGE_PIXELS = 13_000_000;
const MAX_SECONDS = 30;
const MAX_WAITING = 20;
const QUALITY = 85;
const THUMBNAIL_QUALITY = 80;

// The decoder's cache would only waste memory: no picture is decoded twice.
sharp.cache(false);
const inUsualSlot = inSlots(2, MAX_WAITING);
const inHugeSlot = inSlots(1, MAX_WAITING);

export type Picture = { path: string; width: number; height: number; thumbnails: Map<ThumbnailSize, string> };

/** `large`: the default effort would take three times as long for a file 3 % smaller. */
const ENCODE: Partial<Record<Extension, (image: Sharp, large: boolean) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: QUALITY }),
  jpeg: (image) => image.jpeg({ quality: QUALITY }),
  png: (image) => image.png(),
  gif: (image, large) => image.gif(large ? { effort: 1, dither: 0 } : {}),
  webp: (image, large) => image.webp({ quality: QUALITY, ...(large && { effort: 0 }) }),
};

const inspect = async (path: string, extension: Extension) => {
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(path)
    .metadata()
    .catch((error: unknown) => {
      throw decoderRefusal(error, MAX_PIXELS);
    });
  const pixels = width * (pageHeight ?? height) * pages;
  const maxPixels = extension === 'gif' ? MAX_GIF_PIXELS : MAX_PIXELS;
  if (pixels > maxPixels) throw refusePicture(uploadTexts.tooManyPixels(maxPixels));
  const shrink = extension === 'gif' && pixels > STORED_GIF_PIXELS ? Math.sqrt(STORED_GIF_PIXELS / pixels) : 1;
  return {
    moves: pages > 1,
    large: pixels > LARGE_PIXELS,
    huge: pixels > HUGE_PIXELS,
    ...(shrink < 1 && { edge: Math.max(1, Math.floor(Math.max(width, pageHeight ?? height) * shrink)) }),
  };
};

const fitting = (image: Sharp, edge: number) =>
  image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).timeout({ seconds: MAX_SECONDS });

/** Decodes the whole picture once, for the largest thumbnail; the others are made from that one. */
const makeThumbnails = async (spool: Spool, from: string, into: Map<ThumbnailSize, string>) => {
  const largest = Math.max(...THUMBNAIL_SIZES);
  const { data, info } = await fitting(sharp(from, { limitInputPixels: MAX_PIXELS }), largest)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const size of THUMBNAIL_SIZES) {
    const path = spool.newPath();
    into.set(size, path);
    await fitting(sharp(data, { raw: { width, height, channels } }), size)
      .webp({ quality: THUMBNAIL_QUALITY })
      .toFile(path);
  }
};

type Inspected = Awaited<ReturnType<typeof inspect>>;
type Source = { from: string; extension: Extension; maxEdge: number | undefined };

const remakeNow = async (spool: Spool, { from, extension, maxEdge }: Source, { moves, large, edge }: Inspected) => {
  const path = spool.newPath();
  const thumbnails = new Map<ThumbnailSize, string>();
  try {
    const image = sharp(from, { animated: moves, limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // Animated pictures have no orientation.
    const upright = (moves ? image : image.autoOrient()).timeout({ seconds: MAX_SECONDS });
    const limit = Math.min(maxEdge ?? Infinity, edge ?? Infinity);
    const sized = Number.isFinite(limit) ? fitting(upright, limit) : upright;
    const encoded = ENCODE[extension]?.(sized, large && !maxEdge) ?? sized;
    const { width, height, pageHeight } = await encoded.toFile(path);
    await makeThumbnails(spool, path, thumbnails);
    return { path, width, height: pageHeight ?? height, thumbnails };
  } catch (error) {
    for (const one of [path, ...thumbnails.values()]) await spool.remove(one);
    throw decoderRefusal(error, MAX_PIXELS);
  }
};

/** The re-encoded picture as new files in the spool, with its thumbnails. `maxEdge` scales it down. */
export const remake = async (spool: Spool, from: string, extension: Extension, maxEdge?: number): Promise<Picture> => {
  const inspected = await inspect(from, extension);
  const inSlot = inspected.huge ? inHugeSlot : inUsualSlot;
  return inSlot(() => remakeNow(spool, { from, extension, maxEdge }, inspected));
};

import { z } from 'zod';
import { id } from '../kernel/fields.ts';
import { UPLOAD_PURPOSES } from './rules.ts';
import { THUMBNAIL_SIZES } from './types.ts';

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const oneOfSizes = z.union(THUMBNAIL_SIZES.map((size) => z.literal(size)));

export const purpose = z.preprocess(emptyIsAbsent, z.enum(UPLOAD_PURPOSES).optional());
export const thumbnailSize = z.preprocess(
  (value) => (value === '' || value === undefined ? undefined : Number(value)),
  oneOfSizes.optional(),
);

/** Response of an upload. `public_url` is the URL that records store. */
export const uploadedFile = z.object({
  _id: id,
  public_url: z.string(),
  fileName: z.string(),
  size: z.number(),
  type: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  /** In seconds; only for media, null if the file does not contain it. */
  duration: z.number().nullable().optional(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { sharedVideoTexts } from './texts.ts';

export const sharedVideo = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  sharedAt: instant,
  sharedBy: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
});
export type SharedVideo = z.infer<typeof sharedVideo>;

export const videosBody = z.strictObject({
  videos: z.array(id, sharedVideoTexts.selectVideo).min(1, sharedVideoTexts.selectVideo).max(200),
});

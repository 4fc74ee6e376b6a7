import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** A broadcast message that is still to be read. */
const newsMessage = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  /** A place in the app or outside, as it was written. */
  link: z.string(),
  priority: z.number(),
  endDate: instant.nullable(),
});

const newsSlide = z.object({
  _id: id,
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  image: z.string(),
  secondaryActionLabel: z.string().nullable(),
  secondaryActionLink: z.string().nullable(),
});

/** What came with one release. */
const newsRelease = z.object({ releaseId: z.string(), slides: z.array(newsSlide) });
export type NewsRelease = z.infer<typeof newsRelease>;

/** What the reader has not closed yet: messages by priority, the highest first, and the slides of the last release. */
export const news = z.object({ messages: z.array(newsMessage), release: newsRelease.nullable() });
export type News = z.infer<typeof news>;

import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** A broadcast message that the viewer has not dismissed. */
const newsMessage = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  /** An app link or a URL, as entered. */
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

/** The feature slides of one release. */
const newsRelease = z.object({ releaseId: z.string(), slides: z.array(newsSlide) });
export type NewsRelease = z.infer<typeof newsRelease>;

/** What the viewer has not dismissed: messages by priority, highest first, and the slides of the latest release. */
export const news = z.object({ messages: z.array(newsMessage), release: newsRelease.nullable() });
export type News = z.infer<typeof news>;

import { z } from 'zod';
import { id } from '../kernel/fields.ts';

/** What the global search finds by title, besides people, resources and posts. */
export const FOUND_KINDS = ['video', 'course', 'short', 'blog', 'workshop', 'broadcastMessage'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Shorter texts match nearly everything, and no index helps to find them. */
export const FIND_MIN = 3;
export const FOUND_MAX = 10;

export const foundContent = z.object({
  _id: id,
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  /** The status, as its list shows it. */
  state: z.string(),
});
export type FoundContent = z.infer<typeof foundContent>;

/** A course has no status: families see it as soon as one of its videos is published. */
export const courseState = (hasPublishedVideo: boolean): string =>
  hasPublishedVideo ? 'Published' : 'No published video';

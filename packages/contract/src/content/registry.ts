import type { ContentType } from '../kernel/content-type.ts';
import { asset } from './types/asset.ts';
import { assetEvent } from './types/asset-event.ts';
import { author } from './types/author.ts';
import { blog } from './types/blog.ts';
import { blogCategory } from './types/blog-category.ts';
import { broadcast } from './types/broadcast.ts';
import { course } from './types/course.ts';
import { emoji } from './types/emoji.ts';
import { featureSlide } from './types/feature-slide.ts';
import { homeCategory } from './types/home-category.ts';
import { homePrompt } from './types/home-prompt.ts';
import { resourceObjective } from './types/resource-objective.ts';
import { short } from './types/short.ts';
import { shortCategory } from './types/short-category.ts';
import { shortLevel } from './types/short-level.ts';
import { video } from './types/video.ts';
import { videoCategory } from './types/video-category.ts';
import { workshop } from './types/workshop.ts';

/** Every content type by name; types that others refer to come first. */
export const CONTENT = {
  author,
  assetEvent,
  asset,
  emoji,
  blogCategory,
  blog,
  broadcastMessage: broadcast,
  videoCategory,
  resourceObjective,
  video,
  course,
  shortLevel,
  shortCategory,
  short,
  workshop,
  featureSlide,
  homeCategory,
  homePrompt,
} as const;

export type ContentName = keyof typeof CONTENT;
export const CONTENT_NAMES = Object.keys(CONTENT) as [ContentName, ...ContentName[]];
/** Types whose records can be deleted, and so have a bin. */
export const DELETABLE_NAMES = CONTENT_NAMES.filter((name) => CONTENT[name].wire.remove !== 'none') as [
  ContentName,
  ...ContentName[],
];
export const contentTypeOf = (name: string): ContentType | undefined =>
  Object.hasOwn(CONTENT, name) ? CONTENT[name as ContentName] : undefined;

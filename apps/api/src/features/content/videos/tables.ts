import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PUBLISHING } from '@amberway/contract/content/statuses';
import { DOMAIN_PATHWAYS } from '@amberway/contract/content/types/video';
import { createdAt, idOf, quoted } from '../../../kernel/db/columns.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import {
  contentColumns,
  ids,
  listIndexes,
  orderIndex,
  searchText,
  statusIndex,
  texts,
} from '../../../kernel/db/content-columns.ts';
import { resourceObjectives } from '../../resources/public.ts';

export const videoCategories = pgTable(
  'video_categories',
  { ...contentColumns(), name: text('name').notNull(), searchText: searchText('name') },
  (t) => listIndexes('video_categories', t, t.name),
);

export const videos = pgTable(
  'videos',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    domainPathway: text('domain_pathway', { enum: DOMAIN_PATHWAYS }).notNull(),
    domainSubCategory: idOf('domain_sub_category', () => resourceObjectives.id),
    externalCopyright: text('external_copyright'),
    description: text('description').notNull(),
    categories: ids('categories'),
    tags: texts('tags'),
    video: text('video').notNull(),
    author: idOf('author', () => users.id),
    relatedResources: ids('related_resources'),
    thumbnail: text('thumbnail').notNull(),
    status: text('status', { enum: PUBLISHING }).notNull(),
    archiveReason: text('archive_reason'),
    transcript: text('transcript'),
    searchText: searchText("title || ' ' || description"),
  },
  (t) => [
    check('videos_status_known', sql`${t.status} in (${quoted(PUBLISHING)})`),
    check('videos_pathway_known', sql`${t.domainPathway} in (${quoted(DOMAIN_PATHWAYS)})`),
    check('videos_archived_for_a_reason', sql`${t.status} <> 'Archived' or ${t.archiveReason} is not null`),
    ...listIndexes('videos', t, t.title),
    statusIndex('videos', t),
    index('videos_sub_category').on(t.domainSubCategory),
    index('videos_author').on(t.author),
    index('videos_categories').using('gin', t.categories),
  ],
);

export const courses = pgTable(
  'courses',
  {
    ...contentColumns(),
    title: text('title').notNull(),
    tags: texts('tags'),
    foundational: boolean('foundational').notNull(),
    pathway: idOf('pathway', () => resourceObjectives.id),
    order: integer('order'),
    /** In viewing order. `course_videos` ensures that each video is in one course only. */
    videos: ids('videos'),
    previewThumbnail: text('preview_thumbnail').notNull(),
    searchText: searchText('title'),
  },
  (t) => [
    ...listIndexes('courses', t, t.title),
    orderIndex('courses', t, t.order),
    index('courses_pathway').on(t.pathway),
  ],
);

/** The course of each video: one row per video, so that two courses can never have the same one. */
export const courseVideos = pgTable(
  'course_videos',
  {
    videoId: uuid('video_id')
      .primaryKey()
      .references(() => videos.id),
    courseId: idOf('course_id', () => courses.id),
  },
  (t) => [index('course_videos_course').on(t.courseId)],
);

/** Videos that staff shared with a child. */
export const memberVideos = pgTable(
  'member_videos',
  {
    memberId: idOf('member_id', () => members.id),
    videoId: idOf('video_id', () => videos.id),
    sharedBy: idOf('shared_by', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.videoId] }),
    index('member_videos_video').on(t.videoId),
    index('member_videos_list').on(t.memberId, t.createdAt.desc().nullsFirst(), t.videoId),
  ],
);

import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { optionalFlag, optionalId, optionalOneOf, optionalText } from '../kernel/query.ts';
import { LEARNING_KINDS, LEARNING_STATES, SECONDS_MAX } from './kinds.ts';
import { learningTexts } from './texts.ts';

/** How far the viewer got. */
export const progress = z.object({
  seconds: z.number(),
  /** Duration of the video, once a player has reported it. */
  duration: z.number().nullable(),
  doneAt: instant.nullable(),
  updatedAt: instant,
});
export type Progress = z.infer<typeof progress>;

/** A library item with the viewer's progress; its full content is loaded through the content endpoints. */
export const learningItem = z.object({
  kind: z.enum(LEARNING_KINDS),
  _id: id,
  title: z.string(),
  thumbnail: z.string().nullable(),
  summary: z.string().nullable(),
  /** Names of its categories and, for a short, of its level. */
  labels: z.array(z.string()),
  createdAt: instant,
  /** Start of a workshop. */
  startsAt: instant.nullable(),
  /** For a course: the number of videos and how many of them were seen. */
  lessons: z.object({ count: z.number(), done: z.number() }).nullable(),
  state: z.enum(LEARNING_STATES),
  progress: progress.nullable(),
  isFavourite: z.boolean(),
});
export type LearningItem = z.infer<typeof learningItem>;

export const lesson = z.object({
  _id: id,
  title: z.string(),
  thumbnail: z.string(),
  state: z.enum(LEARNING_STATES),
  progress: progress.nullable(),
});
export type Lesson = z.infer<typeof lesson>;

export const openItem = learningItem.extend({
  /** The videos of a course, in order. */
  lessonList: z.array(lesson),
  /** The course a video belongs to. */
  course: z.object({ _id: id, title: z.string() }).nullable(),
});
export type OpenItem = z.infer<typeof openItem>;

/** Library filters, combined with AND. */
export const learningFilter = {
  kind: optionalOneOf(LEARNING_KINDS),
  search: optionalText,
  state: optionalOneOf(LEARNING_STATES),
  favourite: optionalFlag,
  category: optionalId,
  level: optionalId,
  /** Only upcoming workshops, soonest first. */
  coming: optionalFlag,
};

export const learningChoices = z.object({
  categories: z.array(z.object({ _id: id, name: z.string(), kind: z.enum(LEARNING_KINDS) })),
  levels: z.array(z.object({ _id: id, name: z.string() })),
});
export type LearningChoices = z.infer<typeof learningChoices>;

const seconds = z.int(learningTexts.sayWhat).min(0).max(SECONDS_MAX);

/** The position in a video, or that it is done. `done: false` resets it. */
export const progressBody = z
  .strictObject({
    seconds: seconds.optional(),
    duration: z.int().min(1).max(SECONDS_MAX).optional(),
    done: z.boolean().optional(),
  })
  .refine((body) => body.seconds !== undefined || body.done !== undefined, {
    message: learningTexts.sayWhat,
    path: ['seconds'],
  });
export type ProgressBody = z.infer<typeof progressBody>;

export const progressReply = z.object({ state: z.enum(LEARNING_STATES), progress });

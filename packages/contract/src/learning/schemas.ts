import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { optionalFlag, optionalId, optionalOneOf, optionalText } from '../kernel/query.ts';
import { LEARNING_KINDS, LEARNING_STATES, SECONDS_MAX } from './kinds.ts';
import { learningTexts } from './texts.ts';

/** Where the reader stopped. */
export const progress = z.object({
  seconds: z.number(),
  /** Of the film, once a player has told it. */
  duration: z.number().nullable(),
  doneAt: instant.nullable(),
  updatedAt: instant,
});
export type Progress = z.infer<typeof progress>;

/** One thing of the library with what the reader did with it; its whole content comes from the content's own calls. */
export const learningItem = z.object({
  kind: z.enum(LEARNING_KINDS),
  _id: id,
  title: z.string(),
  thumbnail: z.string().nullable(),
  summary: z.string().nullable(),
  /** Names of its categories, and of the level of a short. */
  labels: z.array(z.string()),
  createdAt: instant,
  /** When a workshop begins. */
  startsAt: instant.nullable(),
  /** Of a course: how many videos there are and how many are seen. */
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
  /** The videos of a course, in its order. */
  lessonList: z.array(lesson),
  /** The course a video belongs to. */
  course: z.object({ _id: id, title: z.string() }).nullable(),
});
export type OpenItem = z.infer<typeof openItem>;

/** What narrows the library; all of it at once. */
export const learningFilter = {
  kind: optionalOneOf(LEARNING_KINDS),
  search: optionalText,
  state: optionalOneOf(LEARNING_STATES),
  favourite: optionalFlag,
  category: optionalId,
  level: optionalId,
  /** Only what has not begun yet, the soonest first: workshops. */
  coming: optionalFlag,
};

export const learningChoices = z.object({
  categories: z.array(z.object({ _id: id, name: z.string(), kind: z.enum(LEARNING_KINDS) })),
  levels: z.array(z.object({ _id: id, name: z.string() })),
});
export type LearningChoices = z.infer<typeof learningChoices>;

const seconds = z.int(learningTexts.sayWhat).min(0).max(SECONDS_MAX);

/** Where a film stands, or that it is done. `done: false` begins anew. */
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

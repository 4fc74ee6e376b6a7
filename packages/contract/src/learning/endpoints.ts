import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { pagingFields } from '../kernel/query.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { LEARNING_KINDS, PROGRESS_KINDS } from './kinds.ts';
import { learningChoices, learningFilter, learningItem, openItem, progressBody, progressReply } from './schemas.ts';
import { learningTexts } from './texts.ts';

const tag = 'learning';
const read = { area: 'learning', action: 'read' } as const;
const write = { area: 'learning', action: 'write' } as const;
const params = z.object({ kind: z.enum(LEARNING_KINDS), id });

export const listLearning = endpoint({
  method: 'GET',
  path: 'learning',
  tag,
  summary: 'Courses, videos, shorts, blogs and workshops visible to families, with the caller’s progress',
  access: read,
  reads: OWN_ACCOUNT,
  limit: 'search',
  query: z.object({ ...pagingFields, ...learningFilter }),
  reply: listReply(learningItem),
});

export const getLearningChoices = endpoint({
  method: 'GET',
  path: 'learning/choices',
  tag,
  summary: 'Categories and levels that have content',
  access: read,
  reads: false,
  reply: reply(learningChoices),
});

export const getLearningItem = endpoint({
  method: 'GET',
  path: 'learning/:kind/:id',
  tag,
  summary: 'One item with the caller’s progress and the lessons of a course',
  access: read,
  reads: OWN_ACCOUNT,
  params,
  reply: reply(openItem),
});

export const saveProgress = endpoint({
  method: 'PUT',
  path: 'learning/:kind/:id/progress',
  tag,
  summary: 'Save the caller’s position in an item, or that it is done',
  access: write,
  params: z.object({ kind: z.enum(PROGRESS_KINDS), id }),
  body: progressBody,
  reply: reply(progressReply),
});

export const saveLearningFavourite = endpoint({
  method: 'PUT',
  path: 'learning/:kind/:id/favourite',
  tag,
  summary: 'Add an item to the caller’s favourites, or remove it',
  access: write,
  params,
  body: z.strictObject({ isFavourite: z.boolean(learningTexts.sayWhetherFavourite) }),
  reply: reply(z.object({ isFavourite: z.boolean() })),
});

export const workshopCalendarFile = endpoint({
  method: 'GET',
  path: 'learning/workshop/:id/calendar',
  tag,
  summary: 'One workshop as a calendar file',
  access: read,
  reads: false,
  params: z.object({ id }),
  reply: z.any(),
  file: true,
});

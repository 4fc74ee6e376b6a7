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
  summary: 'Courses, videos, shorts, blogs and workshops that families may see, with how far one is',
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
  summary: 'Categories and levels that have something to show',
  access: read,
  reads: false,
  reply: reply(learningChoices),
});

export const getLearningItem = endpoint({
  method: 'GET',
  path: 'learning/:kind/:id',
  tag,
  summary: 'How far one is with one thing, with the lessons of a course',
  access: read,
  reads: OWN_ACCOUNT,
  params,
  reply: reply(openItem),
});

export const saveProgress = endpoint({
  method: 'PUT',
  path: 'learning/:kind/:id/progress',
  tag,
  summary: 'Keep where one stopped, or that one is done',
  access: write,
  params: z.object({ kind: z.enum(PROGRESS_KINDS), id }),
  body: progressBody,
  reply: reply(progressReply),
});

export const saveLearningFavourite = endpoint({
  method: 'PUT',
  path: 'learning/:kind/:id/favourite',
  tag,
  summary: 'Keep something among one’s favourites, or no longer',
  access: write,
  params,
  body: z.strictObject({ isFavourite: z.boolean(learningTexts.sayWhetherFavourite) }),
  reply: reply(z.object({ isFavourite: z.boolean() })),
});

export const workshopCalendarFile = endpoint({
  method: 'GET',
  path: 'learning/workshop/:id/calendar',
  tag,
  summary: 'One workshop as a file for a calendar program',
  access: read,
  reads: false,
  params: z.object({ id }),
  reply: z.any(),
  file: true,
});

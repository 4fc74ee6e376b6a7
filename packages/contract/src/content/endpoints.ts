import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { listOf, optionalFlag, optionalId, optionalOneOf, optionalText, pagingFields } from '../kernel/query.ts';
import { avatarBody, composedAvatar } from './avatar.ts';
import { foundContent } from './find.ts';
import { importBody, importReport } from './import.ts';
import { REFERRAL_CATEGORIES } from './referrals.ts';
import { CONTENT_NAMES, contentTypeOf } from './registry.ts';
import { listedSchema } from './schemas.ts';
import { short } from './types/short.ts';
import { video } from './types/video.ts';
import type { ContentType } from '../kernel/content-type.ts';
import { bulkResult, bulkStatusBody } from './bulk.ts';

// Endpoints besides the standard ones of every content type.

const pagedSearch = { ...pagingFields, search: optionalText };
const listedOf = (type: unknown) => listReply(listedSchema(type as ContentType, contentTypeOf));

/** Options for a course: published videos that are in no course, or in the course being edited. */
export const listPublishedVideos = endpoint({
  method: 'GET',
  path: 'video/published',
  tag: 'video',
  summary: 'Published videos that are in no other course',
  access: { area: 'videos', action: 'read' },
  reads: false,
  limit: 'search',
  query: z.object({ ...pagedSearch, course: optionalId }),
  reply: listedOf(video),
});
export const listPublishedShorts = endpoint({
  method: 'GET',
  path: 'short/getPublishedShorts',
  tag: 'short',
  summary: 'Published shorts, newest first',
  access: { area: 'shorts', action: 'read' },
  reads: false,
  query: z.object(pagedSearch),
  reply: listedOf(short),
});

const referral = z.object({
  _id: id.nullable(),
  category: z.enum(REFERRAL_CATEGORIES),
  title: z.string(),
  thumbnail: z.string().nullable(),
  internalDeepLink: z.string(),
});
export type Referral = z.infer<typeof referral>;
export const searchReferrals = endpoint({
  method: 'GET',
  path: 'search/assets',
  tag: 'posts',
  summary: 'Published content to refer to in a response',
  access: { area: 'posts', action: 'answer' },
  reads: false,
  limit: 'search',
  query: z.object({ ...pagedSearch, category: optionalOneOf(REFERRAL_CATEGORIES) }),
  reply: listReply(referral),
});

export const findContent = endpoint({
  method: 'GET',
  path: 'search/content',
  tag: 'content',
  summary: 'Content of all kinds by title, with its state, for the global search',
  access: { area: 'content', action: 'find' },
  reads: false,
  limit: 'search',
  query: z.object({ search: optionalText }),
  reply: reply(z.array(foundContent)),
});

export const setMemberAvatar = endpoint({
  method: 'PUT',
  path: 'member/:id/avatar',
  tag: 'members',
  summary: 'Compose a child’s avatar from drawn choices and published assets',
  access: { area: 'avatars', action: 'write' },
  params: z.object({ id }),
  body: avatarBody,
  reply: reply(composedAvatar),
});
export const getMemberAvatar = endpoint({
  method: 'GET',
  path: 'member/:id/avatar',
  tag: 'members',
  summary: 'A child’s avatar and the assets it is made of',
  access: { area: 'members', action: 'read' },
  reads: { area: 'profile', member: 'params.id' },
  params: z.object({ id }),
  reply: reply(composedAvatar),
});

export const importContent = endpoint({
  method: 'POST',
  path: 'content/import',
  tag: 'content',
  summary: 'Import many records of one type, or only validate them',
  access: { area: 'content', action: 'import' },
  limit: 'write',
  idempotent: true,
  query: z.object({ dryRun: optionalFlag }),
  body: importBody,
  reply: reply(importReport),
});
export const contentTemplate = endpoint({
  method: 'GET',
  path: 'content/template',
  tag: 'content',
  summary: 'A CSV file with the columns of one type and an example row',
  access: { area: 'content', action: 'import' },
  reads: false,
  limit: 'search',
  file: true,
  query: z.object({ type: z.enum(CONTENT_NAMES) }),
  reply: z.unknown(),
});
export const exportContent = endpoint({
  method: 'GET',
  path: 'content/export',
  tag: 'content',
  summary: 'Records of one type as a file: chosen ones, those that match a filter, or all',
  access: { area: 'content', action: 'export' },
  reads: false,
  limit: 'search',
  file: true,
  query: z.looseObject({
    type: z.enum(CONTENT_NAMES),
    format: optionalOneOf(['json', 'csv']),
    ids: listOf(id).optional(),
    search: optionalText,
  }),
  reply: z.unknown(),
});
export const bulkStatus = endpoint({
  method: 'POST',
  path: 'content/status',
  tag: 'content',
  summary: 'Set the status of several records; reports those that could not be changed',
  access: { area: 'content', action: 'bulk' },
  body: bulkStatusBody,
  reply: reply(bulkResult),
});

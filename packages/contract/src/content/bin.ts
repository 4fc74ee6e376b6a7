import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id, instant, version } from '../kernel/fields.ts';
import { BIN_DAYS, DAY } from '../kernel/limits.ts';
import { listOf, optionalText, pagingFields } from '../kernel/query.ts';
import { severalIds } from '../kernel/several.ts';
import { DELETABLE_NAMES } from './registry.ts';
import { contentTexts } from './texts.ts';
import { contentUse } from './uses.ts';

// Deleted records of all content types stay in a bin and are deleted for good after BIN_DAYS.

const common = { tag: 'content', access: { area: 'content', action: 'bin' } } as const;
const type = z.enum(DELETABLE_NAMES, contentTexts.selectContentType);
const chosen = z.strictObject({ type, ids: severalIds });

export const binnedRecord = z.object({
  _id: id,
  name: z.string(),
  deletedAt: instant,
  /** Who deleted it, where that is known. */
  deletedBy: z.string().nullable(),
  /** When it is deleted for good. */
  until: instant,
});
export type BinnedRecord = z.infer<typeof binnedRecord>;

export const listBin = endpoint({
  ...common,
  method: 'GET',
  path: 'content/bin',
  summary: 'Deleted records of one type, latest first',
  reads: false,
  limit: 'search',
  query: z.object({ ...pagingFields, type, search: optionalText }),
  reply: listReply(binnedRecord),
});
export const getBinned = endpoint({
  ...common,
  method: 'GET',
  path: 'content/bin/:id',
  summary: 'One deleted record of a type, to read before it is restored',
  reads: false,
  params: z.object({ id }),
  query: z.object({ type }),
  reply: reply(z.looseObject({ _id: id, version, createdAt: instant, updatedAt: instant })),
});
export const findUses = endpoint({
  ...common,
  method: 'GET',
  path: 'content/uses',
  summary: 'Where records of one type are used, counted up to a limit',
  reads: false,
  limit: 'search',
  query: z.object({ type, ids: listOf(id).pipe(severalIds) }),
  reply: reply(z.array(contentUse)),
});
export const deleteContent = endpoint({
  ...common,
  method: 'POST',
  path: 'content/delete',
  summary: 'Move records of one type to the bin, all or none',
  body: chosen,
  reply: reply(z.object({ deleted: z.number() })),
});
export const restoreContent = endpoint({
  ...common,
  method: 'POST',
  path: 'content/restore',
  summary: 'Restore records from the bin, all or none',
  body: chosen,
  reply: reply(
    z.object({ restored: z.number(), /** What could not come back as it was. */ notes: z.array(z.string()) }),
  ),
});
export const purgeContent = endpoint({
  ...common,
  method: 'POST',
  path: 'content/purge',
  summary: 'Delete records in the bin for good, all or none',
  body: chosen,
  reply: reply(z.object({ deleted: z.number() })),
});

/** '12 days left'. The sweep runs daily, so a record may stay for some hours longer. */
export const timeLeft = (until: string, now: number): string => {
  const days = Math.ceil((Date.parse(until) - now) / DAY);
  if (days <= 0) return 'less than a day left';
  return days === 1 ? '1 day left' : `${Math.min(days, BIN_DAYS)} days left`;
};

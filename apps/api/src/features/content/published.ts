import type { listPublishedShorts } from '@amberway/contract/content/endpoints';
import { CONTENT } from '@amberway/contract/content/registry';
import { pageWindow } from '@amberway/contract/kernel/query';
import { type Context, okList } from '../../kernel/http/route.ts';
import { presenter } from './present.ts';
import { type ContentFilter, countRecords, listRecords } from './queries.ts';

const TYPE = CONTENT.short;

/** Returns what customers see, for staff too. */
export const publishedShorts = async (context: Context<typeof listPublishedShorts>) => {
  const filter: ContentFilter = { audience: 'customers', search: context.query.search, equals: {} };
  const rows = await listRecords(TYPE, filter, pageWindow(context.query));
  return okList(rows.map(presenter(TYPE, context)), await countRecords(TYPE, filter));
};

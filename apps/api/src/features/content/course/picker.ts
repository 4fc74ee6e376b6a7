import type { listPublishedVideos } from '@amberway/contract/content/endpoints';
import { searchTextOf } from '@amberway/contract/content/referrals';
import { CONTENT } from '@amberway/contract/content/registry';
import { pageWindow } from '@amberway/contract/kernel/query';
import { type Context, okList } from '../../../kernel/http/route.ts';
import { presenter } from '../present.ts';
import { listFreeVideos } from '../videos/queries.ts';

const TYPE = CONTENT.video;

/** Videos a course can use: Published, and in no other course. */
export const pickableVideos = async (context: Context<typeof listPublishedVideos>) => {
  const { query } = context;
  const { rows, count } = await listFreeVideos(searchTextOf(query.search ?? ''), query.course, pageWindow(query));
  return okList(rows.map(presenter(TYPE, context)), count);
};

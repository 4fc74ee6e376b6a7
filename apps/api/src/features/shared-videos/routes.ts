import { searchTextOf } from '@amberway/contract/content/referrals';
import { pageWindow } from '@amberway/contract/kernel/query';
import * as shared from '@amberway/contract/shared-videos/endpoints';
import { SHARED_VIDEOS_PAGE, sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, type Route, route } from '../../kernel/http/route.ts';
import { listVideosOf } from './queries.ts';
import { shareWith, unshareFrom } from './service.ts';

export const sharedVideoRoutes: readonly Route[] = [
  route(shared.listSharedVideos, async ({ principal, reach, params, query }) => {
    const member = await findMemberInReach(principal, reach, params.memberId);
    if (!member) throw notFound();
    const search = searchTextOf(query.search ?? '').trim();
    const { rows, count } = await listVideosOf(member.id, search, pageWindow(query, SHARED_VIDEOS_PAGE));
    return okList(
      rows.map(({ id, ...row }) => ({ _id: id, ...row })),
      count,
    );
  }),
  route(shared.shareVideos, async (context) => ok(await shareWith(context), sharedVideoTexts.shared)),
  route(shared.unshareVideos, async (context) => ok(await unshareFrom(context), sharedVideoTexts.unshared)),
];

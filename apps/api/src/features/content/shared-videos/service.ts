import type { listSharedVideos, shareVideos, unshareVideos } from '@amberway/contract/content/endpoints';
import { wordsOf } from '@amberway/contract/content/referrals';
import { CONTENT } from '@amberway/contract/content/registry';
import { pageWindow } from '@amberway/contract/kernel/query';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import { type Context, okList } from '../../../kernel/http/route.ts';
import { presenter } from '../present.ts';
import { listVideosOf } from '../videos/queries.ts';
import { countPublished, deleteShares, insertShares, requireMember } from './queries.ts';

const TYPE = CONTENT.video;
const PAGE_SIZE = 5;

export const sharedWith = async (asked: Context<typeof listSharedVideos>) => {
  const { principal, reach, params, query } = asked;
  const member = await requireMember(principal, reach, params.memberId);
  const { rows, count } = await listVideosOf(member.id, wordsOf(query.search ?? ''), pageWindow(query, PAGE_SIZE));
  return okList(rows.map(presenter(TYPE, asked)), count);
};

type Sharing = Context<typeof shareVideos> | Context<typeof unshareVideos>;

const change = (
  { principal, reach, params, body, requestId }: Sharing,
  action: 'share' | 'unshare',
  apply: (memberId: string, ids: string[]) => Promise<string[]>,
) =>
  inTransaction(async () => {
    const member = await requireMember(principal, reach, params.memberId);
    const changed = await apply(member.id, [...new Set(body.videos)]);
    if (changed.length > 0)
      await recordAudit({
        principal,
        action,
        record: 'memberVideo',
        recordId: member.id,
        subjectId: member.parentId,
        after: { videos: changed },
        requestId,
      });
    return changed.length;
  });

/** Only what the family may see can be shared. */
export const shareWith = (asked: Context<typeof shareVideos>) =>
  change(asked, 'share', async (memberId, ids) => {
    if ((await countPublished(ids)) < ids.length) throw notFound();
    return insertShares(memberId, ids, asked.principal.actorId);
  });

export const unshareFrom = (asked: Context<typeof unshareVideos>) => change(asked, 'unshare', deleteShares);

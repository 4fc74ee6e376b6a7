import type { shareVideos, unshareVideos } from '@amberway/contract/shared-videos/endpoints';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Context } from '../../kernel/http/route.ts';
import { countPublished, deleteShares, insertShares } from './queries.ts';

type Sharing = Context<typeof shareVideos> | Context<typeof unshareVideos>;

const change = (
  { principal, reach, params, body, requestId }: Sharing,
  action: 'share' | 'unshare',
  apply: (memberId: string, ids: string[]) => Promise<string[]>,
) =>
  inTransaction(async () => {
    const member = await findMemberInReach(principal, reach, params.memberId);
    if (!member) throw notFound();
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
    return { changed: changed.length };
  });

/** Only published videos, which the family may see, can be shared. */
export const shareWith = (context: Context<typeof shareVideos>) =>
  change(context, 'share', async (memberId, ids) => {
    if ((await countPublished(ids)) < ids.length) throw notFound();
    return insertShares(memberId, ids, context.principal.actorId);
  });

export const unshareFrom = (context: Context<typeof unshareVideos>) => change(context, 'unshare', deleteShares);

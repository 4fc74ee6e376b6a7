import { isFamily } from '@amberway/contract/kernel/roles';
import * as endpoints from '@amberway/contract/comments/endpoints';
import type { Comment } from '@amberway/contract/comments/schemas';
import { pageWindow } from '@amberway/contract/kernel/query';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { familiesWith, findSeen } from '../resources/public.ts';
import { type CommentRow, insertComment, listComments, readersOnline } from './queries.ts';

const PAGE = 50;

const present = ({ id, user, ...row }: CommentRow): Comment => ({ ...row, _id: id, user: user._id, createdBy: user });

const requireCommentable = async (principal: Principal, contentId: string) => {
  const resource = await findSeen(principal, contentId);
  if (!resource) throw notFound();
  return resource;
};

/** The family in whose view a comment is written: the author's own, or the one they act for; null for other staff. */
const familyOf = (principal: Principal) => principal.actingAs ?? (isFamily(principal) ? principal.userId : null);

export const commentRoutes = [
  route(endpoints.listComments, async ({ principal, reach, params, query }) => {
    await requireCommentable(principal, params.contentId);
    const { rows, count } = await listComments(principal, reach, params.contentId, pageWindow(query, PAGE));
    return okList(rows.map(present), count);
  }),

  route(endpoints.createComment, ({ principal, body, requestId }) =>
    inTransaction(async () => {
      const { user, contentId, type, comment } = body;
      // Nobody can comment as someone else, not even in their view.
      if (user !== principal.actorId) throw notFound();
      const resource = await requireCommentable(principal, contentId);
      const customerId = familyOf(principal) ?? resource.customerId;
      const row = await insertComment({ type, contentId, comment, userId: principal.actorId, customerId });
      await recordAudit({
        principal,
        action: 'create',
        record: 'comment',
        recordId: row.id,
        ...(customerId && { subjectId: customerId }),
        after: { type, contentId },
        requestId,
      });
      const readers = await readersOnline(await familiesWith(contentId), customerId);
      await publish({ type: 'comment', contentId }, readers);
      return ok(present(row));
    }),
  ),
];

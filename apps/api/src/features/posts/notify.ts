import { postNotificationTexts } from '@amberway/contract/posts/notifications';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { publish } from '../../kernel/events/publish.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { notifyUsers } from '../notifications/public.ts';
import { coachesOf, staffIds } from './readers.queries.ts';

// Who hears of a post. All of it belongs into the transaction of the change.

/** Open pages of the writer and of everybody who answers ask again. */
export const publishPostChanged = async (postId: string, writerId: string): Promise<void> =>
  publish({ type: 'post', postId }, [writerId, ...(await staffIds())]);

/** The family's own coaches find it beside their bell, too. */
export const notifyPostWritten = async (principal: Principal, { _id, user }: UserPost): Promise<void> => {
  await notifyUsers([
    {
      type: 'POST_ADDED',
      actorId: principal.actorId,
      memberId: null,
      businessUserId: null,
      recipients: await coachesOf(user._id),
      message: postNotificationTexts.added(`${user.firstName} ${user.lastName}`.trim()),
    },
  ]);
  await publishPostChanged(_id, user._id);
};

type Shown = { status: string; deletedAt: string | null };
/** Whether the family reads it. */
export const isShown = (response: Shown | undefined) => response?.status === 'Published' && response.deletedAt === null;

/** The family is notified once, when the response becomes readable; later corrections are quiet. */
export const notifyPostResponded = async (
  principal: Principal,
  post: { id: string; userId: string },
  before: Shown | undefined,
  after: Shown | undefined,
): Promise<void> => {
  if (!isShown(before) && isShown(after))
    await notifyUsers([
      {
        type: 'POST_ANSWERED',
        actorId: principal.actorId,
        memberId: null,
        businessUserId: principal.actorId,
        recipients: [post.userId],
        message: postNotificationTexts.answered,
      },
    ]);
  await publishPostChanged(post.id, post.userId);
};

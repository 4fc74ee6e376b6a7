import { postNotificationTexts } from '@amberway/contract/posts/notifications';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { publish } from '../../kernel/events/publish.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { notifyUsers } from '../notifications/public.ts';
import { coachesOf, staffIds } from './readers.queries.ts';

// Events and notifications of a post. Call them in the transaction of the change.

/** Makes open pages of the author and of everybody who answers reload the post. */
export const publishPostChanged = async (postId: string, writerId: string): Promise<void> =>
  publish({ type: 'post', postId }, [writerId, ...(await staffIds())]);

/** The family's own coaches are notified, too. */
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
/** Whether the family can read the response. */
export const isShown = (response: Shown | undefined) => response?.status === 'Published' && response.deletedAt === null;

/** Notifies the family once, when the response becomes readable; later corrections do not notify. */
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

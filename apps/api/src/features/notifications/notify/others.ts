import { isFamily } from '@amberway/contract/kernel/roles';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { notFound } from '../../../kernel/http/failure.ts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { changeUnreads } from '../unread.ts';
import { takeBackNote } from './queries.ts';
import { countedDown, type News, tell } from './tell.ts';

// What other areas tell families of.

/** The caller has admitted the child already. */
const familyOf = async (principal: Principal, memberId: string) => {
  const family = await findMemberInReach(principal, 'any', memberId);
  if (!family) throw notFound();
  return family;
};

const byStaff = (principal: Principal) => (isFamily(principal) ? null : principal.actorId);

export const resourcesShared = (
  principal: Principal,
  { id: memberId, parentId }: { id: string; parentId: string },
  resources: readonly { id: string }[],
): News[] =>
  resources.map(({ id: resourceId }) => ({
    type: 'RESOURCE',
    actorId: principal.actorId,
    memberId,
    businessUserId: byStaff(principal),
    recipients: [parentId],
    resourceId,
    message: notificationTexts.resourceShared,
  }));

export const notifyResourcesShared = async ({
  principal,
  memberId,
  resources,
}: {
  principal: Principal;
  memberId: string;
  resources: readonly { id: string; name: string }[];
}): Promise<void> => {
  if (resources.length === 0) return;
  await tell(resourcesShared(principal, await familyOf(principal, memberId), resources));
};

/** Call it when a family can see the session, and when one it knows of is not as it was. */
export const notifyNote = async (
  principal: Principal,
  memberId: string,
  noteId: string,
  message: string = notificationTexts.appointmentAdded,
): Promise<void> => {
  const { parentId } = await familyOf(principal, memberId);
  await tell([
    {
      type: 'SESSION_ADDED',
      actorId: principal.actorId,
      memberId,
      businessUserId: byStaff(principal),
      recipients: [parentId],
      noteId,
      message,
    },
  ]);
};

/** A session that was removed is nothing to be told of any more. */
export const deleteNoteNotifications = (noteId: string): Promise<void> =>
  inTransaction(async () => {
    const rows = await takeBackNote(noteId);
    await changeUnreads(countedDown(rows.map(({ userId }) => userId)));
  });

/** A family has written a post: those who work with it are told. */
export const notifyPostAdded = (principal: Principal, writer: string, coaches: readonly string[]): Promise<void> =>
  tell([
    {
      type: 'POST_ADDED',
      actorId: principal.actorId,
      memberId: null,
      businessUserId: null,
      recipients: coaches,
      message: notificationTexts.postAdded(writer),
    },
  ]);

/** Call it when the family can read the answer. */
export const notifyPostAnswered = (principal: Principal, writerId: string): Promise<void> =>
  tell([
    {
      type: 'POST_ANSWERED',
      actorId: principal.actorId,
      memberId: null,
      businessUserId: principal.actorId,
      recipients: [writerId],
      message: notificationTexts.postAnswered,
    },
  ]);

/** The one that is about the reader's own doing. It comes once. */
export const notifyFirstLogin = (userId: string): Promise<void> =>
  tell([
    {
      type: 'FIRST_TIME_LOGIN',
      actorId: null,
      memberId: null,
      businessUserId: null,
      recipients: [userId],
      message: notificationTexts.firstLogin,
    },
  ]);

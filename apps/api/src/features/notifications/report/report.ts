import type { Reach } from '@amberway/contract/kernel/permissions';
import type { CreateNotificationBody } from '@amberway/contract/notifications/schemas';
import { NOTIFICATION_RECORD } from '@amberway/contract/notifications/types';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findNotification } from '../queries.ts';
import { belongsToMember, findNotified, type RecordField } from './queries.ts';

const RECORDS = ['outcome', 'skill', 'task', 'note', 'resource'] as const;

/** What else a report names must be the child's as well; a resource is one only when it is what was told of. */
const requireOfChild = async (body: CreateNotificationBody, about: RecordField, memberId: string) => {
  for (const field of RECORDS.filter((one) => one !== about)) {
    const id = body[field];
    if (id && !(await belongsToMember(field, id, memberId))) throw notFound();
  }
};

/**
 * A client that reports a change gets what the server has told of it already. Nothing is made from what it says: the
 * actor is the session's, and people it names must be those the change is about.
 */
export const findReported = async (principal: Principal, reach: Reach, body: CreateNotificationBody) => {
  const member = await findMemberInReach(principal, reach, body.member);
  const field = NOTIFICATION_RECORD[body.type];
  const recordId = body[field];
  if (!member || !recordId) throw notFound();
  await requireOfChild(body, field, member.id);
  const told = await findNotified({
    actorId: principal.actorId,
    type: body.type,
    memberId: member.id,
    field,
    recordId,
  });
  const people = new Set([
    principal.actorId,
    member.parentId,
    member.primaryContact,
    ...told.flatMap(({ userId, businessUserId }) => [userId, businessUserId]),
  ]);
  const strangers = [body.user, body.businessUser].filter((id) => id && !people.has(id));
  if (strangers.length > 0) throw notFound();
  const wanted = told.find(({ userId }) => userId === body.user) ?? told[0];
  if (!wanted && !(await belongsToMember(field, recordId, member.id))) throw notFound();
  return wanted && findNotification(wanted.id);
};

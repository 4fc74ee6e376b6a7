import type { Reach } from '@amberway/contract/kernel/permissions';
import type { CreateNotificationBody } from '@amberway/contract/notifications/schemas';
import { NOTIFICATION_KINDS, type NotificationRecord } from '@amberway/contract/notifications/types';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findNotification } from '../queries.ts';
import { findNotified } from './queries.ts';

const RECORDS = ['outcome', 'skill', 'task', 'note', 'resource'] as const;

/** Checks whether one kind of record belongs to a child. Declared by the slice that owns the record. */
export type NotifiedRecord = {
  field: NotificationRecord;
  belongsToMember: (recordId: string, memberId: string) => Promise<boolean>;
};

/** A record of a kind no slice declares, such as a resource, is the child's only if somebody was notified of it. */
const isOfChild = async (
  owners: readonly NotifiedRecord[],
  field: NotificationRecord,
  recordId: string,
  memberId: string,
) => {
  const owner = owners.find((one) => one.field === field);
  return owner ? owner.belongsToMember(recordId, memberId) : false;
};

/** Every other record a report names must belong to the child as well. */
const requireOfChild = async (
  owners: readonly NotifiedRecord[],
  body: CreateNotificationBody,
  about: NotificationRecord,
  memberId: string,
) => {
  for (const field of RECORDS.filter((one) => one !== about)) {
    const id = body[field];
    if (id && !(await isOfChild(owners, field, id, memberId))) throw notFound();
  }
};

/**
 * A client that reports a change gets the notification the server has already stored. Nothing is created from the
 * report: the actor comes from the session, and the people named must be those the change is about.
 */
export const findReported = async (
  owners: readonly NotifiedRecord[],
  principal: Principal,
  reach: Reach,
  body: CreateNotificationBody,
) => {
  const member = await findMemberInReach(principal, reach, body.member);
  const field = NOTIFICATION_KINDS[body.type].record;
  const recordId = body[field];
  if (!member || !recordId) throw notFound();
  await requireOfChild(owners, body, field, member.id);
  const stored = await findNotified({
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
    ...stored.flatMap(({ userId, businessUserId }) => [userId, businessUserId]),
  ]);
  const strangers = [body.user, body.businessUser].filter((id) => id && !people.has(id));
  if (strangers.length > 0) throw notFound();
  const wanted = stored.find(({ userId }) => userId === body.user) ?? stored[0];
  if (!wanted && !(await isOfChild(owners, field, recordId, member.id))) throw notFound();
  return wanted && findNotification(wanted.id);
};

import type { Notification } from '@amberway/contract/notifications/schemas';
import type { NotificationRow } from './queries.ts';

const named = (record: { id: string; name: string } | null) => record && { _id: record.id, name: record.name };
const bare = (id: string | null) => (id === null ? null : { _id: id });

export const presentNotification = ({
  id,
  userId,
  noteId,
  resourceId,
  member,
  customer,
  coach,
  outcome,
  skill,
  task,
  ...row
}: NotificationRow): Notification => ({
  ...row,
  _id: id,
  user: userId,
  member: member && { _id: member.id, firstName: member.firstName, lastName: member.lastName },
  customer: customer && { _id: customer.id, firstName: customer.firstName, lastName: customer.lastName },
  businessUser: coach && {
    _id: coach.id,
    firstName: coach.firstName,
    lastName: coach.lastName,
    avatar: coach.avatar,
  },
  outcome: named(outcome),
  skill: named(skill),
  task: named(task),
  note: bare(noteId),
  resource: bare(resourceId),
});

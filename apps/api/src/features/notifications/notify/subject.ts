import type { LineSubject, NotificationKind } from '@amberway/contract/kernel/notification-kind';
import { NOTIFICATION_KINDS, type NotificationType } from '@amberway/contract/notifications/types';
import type { NewNotification } from './queries.ts';

type Line = Omit<NewNotification, 'userId' | 'message'>;

const FIELD: Record<Exclude<LineSubject, 'event'>, keyof Line> = {
  child: 'memberId',
  family: 'customerId',
  outcome: 'outcomeId',
  task: 'taskId',
  note: 'noteId',
  sender: 'actorId',
};

export const declaredSubject = (type: NotificationType, side: 'family' | 'staff'): LineSubject => {
  const { subject }: NotificationKind = NOTIFICATION_KINDS[type];
  return typeof subject === 'string' ? subject : subject[side];
};

/**
 * Lines of a type with the same key are one to their reader: the latest stands for all. Letters to open have a key apart
 * from other lines of their type. Null for a line of its own.
 */
export const subjectKey = (line: Line, subject: LineSubject): string | null => {
  if (subject === 'event') return null;
  const id = line[FIELD[subject]];
  return id ? `${subject}:${String(id)}${line.untilOpened ? ':open' : ''}` : null;
};

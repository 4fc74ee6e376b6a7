import { generatePath } from '../../kernel/router.ts';
import type { Notification } from '@amberway/contract/notifications/schemas';
import type { NotificationTarget } from '@amberway/contract/kernel/notification-kind';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import { TASK } from '../tasks/public.ts';

type Placed = Exclude<NotificationTarget, { kind: 'firstLogin' }>;

const withMember = (path: string, member: Notification['member']) =>
  member ? `${path}?${MEMBER_PARAM}=${member._id}` : path;

const withView = (path: string, kind: string, id: string) =>
  `${path}${path.includes('?') ? '&' : '?'}view=${kindAndId(kind, id)}`;

/** The page that the bell opens: the child's programme with the record open. */
export const hrefOf = (target: Placed, { member }: Pick<Notification, 'member'>): string => {
  if (target.kind === 'page') {
    // Pages about a child open for the notification's child.
    const path = target.path.startsWith(SCREENS.home.path) ? withMember(target.path, member) : target.path;
    return target.task ? withView(path, TASK, target.task) : path;
  }
  if (target.kind === 'note') {
    return withMember(generatePath(SCREENS.note.path, { sessionId: target.id, action: 'view' }), member);
  }
  return withView(withMember(SCREENS.program.path, member), target.kind, target.id);
};

import { UNUSUAL_READING_PATH } from '../privacy/unusual-reading.ts';
import { PUBLIC_ROUTES, SCREENS } from '../shell/routes.ts';
import type { Notification } from './schemas.ts';

/** Where a click leads, after the notification was marked read. */
export type NotificationTarget =
  | { kind: 'outcome' | 'skill' | 'task' | 'session'; id: string }
  | { kind: 'firstLogin' }
  | { kind: 'page'; path: string };

type Clicked = Pick<Notification, 'type' | 'customer' | 'outcome' | 'skill' | 'task' | 'note'>;

const view = (kind: 'outcome' | 'skill' | 'task' | 'session', record: { _id: string } | null): NotificationTarget =>
  record ? { kind, id: record._id } : { kind: 'page', path: SCREENS.program.path };

/** Who read and changed the family's record. */
const accessLogPath = (customer: { _id: string } | null): string =>
  customer ? SCREENS.privacyOf.path.replace(':customerId', customer._id) : SCREENS.usersProgram.path;

const familyPath = (customer: { _id: string } | null): string =>
  customer ? SCREENS.customer.path.replace('{id}', customer._id) : SCREENS.usersProgram.path;

/** The bell and the screen differ in one: the first sign-in opens a dialog only on the screen. */
export const notificationTarget = (notification: Clicked, where: 'bell' | 'screen'): NotificationTarget => {
  switch (notification.type) {
    case 'GOAL_ADDED':
    case 'GOAL_UPDATED':
      return view('outcome', notification.outcome);
    case 'MILESTONE_ADDED':
      return view('skill', notification.skill);
    case 'TASK_ADDED':
    case 'TASK_MARKED':
      return view('task', notification.task);
    case 'SESSION_ADDED':
      return view('session', notification.note);
    case 'FIRST_TIME_LOGIN':
      return where === 'bell' ? { kind: 'page', path: PUBLIC_ROUTES.gettingStarted } : { kind: 'firstLogin' };
    case 'RESOURCE':
      return { kind: 'page', path: SCREENS.sharedResources.path };
    case 'POST_ADDED':
      return { kind: 'page', path: `${SCREENS.posts.path}?showUnansweredPosts=true` };
    case 'POST_ANSWERED':
      return { kind: 'page', path: SCREENS.myPosts.path };
    case 'TASK_OVERDUE':
      return { kind: 'page', path: SCREENS.program.path };
    case 'FAMILY_COVERED':
      return { kind: 'page', path: familyPath(notification.customer) };
    case 'COVER_STARTED':
      return { kind: 'page', path: accessLogPath(notification.customer) };
    case 'UNUSUAL_READING':
      return { kind: 'page', path: UNUSUAL_READING_PATH };
  }
};

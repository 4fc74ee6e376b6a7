import { MAIL_JOB } from '../jobs/texts.ts';
import { type ScreenKey, SCREENS } from '../shell/routes.ts';

// What waits for staff, in the order of the menu. Each kind leads to a list that shows exactly what was counted.

export const WAITING_KINDS = ['families', 'posts', 'resources', 'erasures', 'mails'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Beyond this number nobody counts: it is shown as '99+', and the database stops counting. */
export const WAITING_COUNTED = 100;

type Waiting = { label: string; screen: ScreenKey; query: string };

const WAITING: Record<WaitingKind, Waiting> = {
  families: { label: 'Families to allocate', screen: 'usersProgram', query: '?tab=Awaiting' },
  posts: { label: 'Unanswered posts', screen: 'posts', query: '?showUnansweredPosts=true' },
  resources: { label: 'Resources to review', screen: 'resources', query: '?status=Pending' },
  erasures: { label: 'Erasure requests', screen: 'erasures', query: '' },
  mails: { label: 'Failed mails', screen: 'jobs', query: `?job=${MAIL_JOB}` },
};

export const waitingLabel = (kind: WaitingKind): string => WAITING[kind].label;
export const waitingScreen = (kind: WaitingKind): ScreenKey => WAITING[kind].screen;
export const waitingPath = (kind: WaitingKind): string => `${SCREENS[WAITING[kind].screen].path}${WAITING[kind].query}`;

export const waitingText = (count: number): string =>
  count < WAITING_COUNTED ? String(count) : `${WAITING_COUNTED - 1}+`;

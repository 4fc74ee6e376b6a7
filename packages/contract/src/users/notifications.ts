import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { PUBLIC_ROUTES } from '../shell/public-routes.ts';
import { SCREENS } from '../shell/routes.ts';

export const userNotificationTexts = {
  firstLogin: 'Welcome! Here is how to get started',
  coverStarted: (coach: string, family: string, reason: string) =>
    `${coach} now covers for a colleague: ${family}. Reason: ${reason}`,
  allocated: (family: string, children: string, zone: string) =>
    `You now work with ${family}${children && `, with ${children}`}. Time zone: ${zone}`,
  handedOver: (family: string, team: string) => `${family} now works with ${team}`,
} as const;

export const firstLoginNotifications = {
  FIRST_TIME_LOGIN: {
    record: null,
    // Only the notifications screen opens a dialog.
    target: (_subject, where) => (where === 'bell' ? pageTarget(PUBLIC_ROUTES.gettingStarted) : { kind: 'firstLogin' }),
  },
} as const satisfies NotificationKinds;

type Customer = { _id: string } | null;

const familyPath = (customer: Customer): string =>
  customer ? SCREENS.customer.path.replace('{id}', customer._id) : SCREENS.usersProgram.path;

/** The page that shows who read and changed the family's record. */
const accessLogPath = (customer: Customer): string =>
  customer ? SCREENS.privacyOf.path.replace(':customerId', customer._id) : SCREENS.usersProgram.path;

export const coverNotifications = {
  /** For staff of the family: somebody else has access for a day. */
  FAMILY_COVERED: { record: null, target: ({ customer }) => pageTarget(familyPath(customer)) },
  /** For administrators: a staff member did something that needs review. */
  COVER_STARTED: {
    record: null,
    administratorsOnly: true,
    target: ({ customer }) => pageTarget(accessLogPath(customer)),
  },
} as const satisfies NotificationKinds;

/** Not in the specification: sent after an allocation could be undone. */
export const allocationNotifications = {
  /** For staff who work with the family from now on, and for those who do no longer. */
  FAMILY_ALLOCATED: { record: null, target: ({ customer }) => pageTarget(familyPath(customer)) },
  FAMILY_HANDED_OVER: { record: null, target: () => pageTarget(SCREENS.home.path) },
  /** For the family. */
  COACH_ALLOCATED: { record: null, target: () => pageTarget(SCREENS.home.path) },
} as const satisfies NotificationKinds;

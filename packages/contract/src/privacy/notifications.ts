import type { NotificationKinds } from '../kernel/notification-kind.ts';
import { UNUSUAL_READING_PATH } from './unusual-reading.ts';

export const privacyNotificationTexts = {
  unusualReading: (person: string, families: number) =>
    `${person} opened the records of ${families} families within an hour`,
} as const;

export const privacyNotifications = {
  UNUSUAL_READING: {
    record: null,
    administratorsOnly: true,
    target: () => ({ kind: 'page', path: UNUSUAL_READING_PATH }),
  },
} as const satisfies NotificationKinds;

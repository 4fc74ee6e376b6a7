import { counted, type NotificationKinds } from '../kernel/notification-kind.ts';
import { ERASURES_PATH, RECORD_WARNING_DAYS } from './record-end.ts';
import { UNUSUAL_READING_PATH } from './unusual-reading.ts';

export const privacyNotificationTexts = {
  unusualReading: (person: string, families: number) =>
    `${person} opened the records of ${families} families within an hour`,
  recordsEnd: (families: number) =>
    `${families === 1 ? 'The record of one family' : `The records of ${families} families`} will be erased in ${RECORD_WARNING_DAYS} days`,
} as const;

export const privacyNotifications = {
  UNUSUAL_READING: {
    subject: 'event',
    end: 'read',
    weekly: { administrator: 1 },
    counted: counted('case of unusual reading', 'cases of unusual reading'),
    record: null,
    administratorsOnly: true,
    target: () => ({ kind: 'page', path: UNUSUAL_READING_PATH }),
  },
  /** Their programmes ended so many years ago as the organisation has set. */
  RECORDS_END: {
    subject: 'event',
    end: 'read',
    weekly: { administrator: 1 },
    counted: counted('notice of records to be erased', 'notices of records to be erased'),
    record: null,
    administratorsOnly: true,
    target: () => ({ kind: 'page', path: ERASURES_PATH }),
  },
} as const satisfies NotificationKinds;

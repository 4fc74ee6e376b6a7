import { notifiedNote } from './features/activity-notes/save/notify.ts';
import type { NotifiedRecord } from './features/notifications/public.ts';
import { notifiedOutcome } from './features/outcomes/notify.ts';
import { notifiedSkill } from './features/skills/notify.ts';
import { notifiedTask } from './features/tasks/save/notify.ts';

/** The record types people are notified of, as declared by their features. */
export const NOTIFIED_RECORDS: readonly NotifiedRecord[] = [notifiedOutcome, notifiedSkill, notifiedTask, notifiedNote];

import { notifiedNote } from './features/activity-notes/save/notify.ts';
import type { NotifiedRecord } from './features/notifications/public.ts';
import { notifiedOutcome } from './features/outcomes/notify.ts';
import { notifiedSkill } from './features/skills/notify.ts';
import { notifiedTask } from './features/tasks/save/notify.ts';

/** The records people are notified of, as their slices declare them. */
export const NOTIFIED_RECORDS: readonly NotifiedRecord[] = [notifiedOutcome, notifiedSkill, notifiedTask, notifiedNote];

import type { NotificationTarget } from '../kernel/notification-kind.ts';
import { SCREENS } from './routes.ts';

type Named = { _id: string } | null;

export const pageTarget = (path: string): NotificationTarget => ({ kind: 'page', path });

/** The record, or the programme page if it no longer exists. */
export const recordTarget = (kind: 'outcome' | 'skill' | 'task' | 'note', record: Named): NotificationTarget =>
  record ? { kind, id: record._id } : pageTarget(SCREENS.program.path);

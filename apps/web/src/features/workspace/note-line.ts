import { generatePath } from 'react-router';
import type { DashboardNote } from '@amberway/contract/dashboards/schemas';
import { isScheduled, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { SWITCH_ROUTES } from '@amberway/contract/shell/routes';
import { notePath } from '../activity-notes/public.ts';

/** Chooses the child on the way, so that the note opens over its own list. */
const noteOf = ({ _id, member }: DashboardNote, action: 'view' | 'edit'): string =>
  `${generatePath(SWITCH_ROUTES.dashboardMember, { memberId: member })}?${new URLSearchParams({
    redirect: notePath(_id, action),
  })}`;

export type NextStep = { label: string; to: string };

/** What is to be done with a session: who writes notes writes or finishes it, others read. */
export const nextStep = (note: DashboardNote, writes: boolean, now: Date): NextStep => {
  const status = note.status as NoteStatus;
  const read = { label: 'Open', to: noteOf(note, 'view') };
  if (!writes) return read;
  if (status === 'Pending') return { label: 'Finish note', to: noteOf(note, 'edit') };
  if (isScheduled(status) && Date.parse(note.endTime) <= now.getTime())
    return { label: 'Write note', to: noteOf(note, 'edit') };
  return read;
};

/** From a quarter of an hour before it begins until it ends: the moment for the meeting. */
export const isOn = ({ startTime, endTime }: DashboardNote, now: Date): boolean =>
  Date.parse(startTime) - 15 * 60_000 <= now.getTime() && now.getTime() < Date.parse(endTime);

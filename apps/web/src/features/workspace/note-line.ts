import { generatePath } from '../../kernel/router.ts';
import type { DashboardNote } from '@amberway/contract/dashboards/schemas';
import { isScheduled, type NoteStatus } from '@amberway/contract/activity-notes/status';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { notePath } from '../activity-notes/public.ts';

/** Selects the child in the link, so that the note opens over that child's list. */
const noteOf = ({ _id, member }: DashboardNote, action: 'view' | 'edit'): string =>
  `${generatePath(SWITCH_ROUTES.dashboardMember, { memberId: member })}?${new URLSearchParams({
    redirect: notePath(_id, action),
  })}`;

/** The session that is being prepared. */
export const PREPARE_PARAM = 'prepare';

export type NextStep = { label: string; to: string };

/** The next action of a session: note authors prepare it, write or finish the note, others read it. */
export const nextStep = (note: DashboardNote, writes: boolean, now: Date): NextStep => {
  const status = note.status as NoteStatus;
  const read = { label: 'Open', to: noteOf(note, 'view') };
  if (!writes) return read;
  if (status === 'Pending') return { label: 'Finish note', to: noteOf(note, 'edit') };
  if (isScheduled(status) && Date.parse(note.endTime) <= now.getTime())
    return { label: 'Write note', to: noteOf(note, 'edit') };
  // Before a session what matters is what came before it; the session itself is linked from there.
  return isScheduled(status) ? { label: 'Prepare', to: `${SCREENS.home.path}?${PREPARE_PARAM}=${note._id}` } : read;
};

/** From 15 minutes before it begins until it ends, the meeting can be joined. */
export const isOn = ({ startTime, endTime }: DashboardNote, now: Date): boolean =>
  Date.parse(startTime) - 15 * 60_000 <= now.getTime() && now.getTime() < Date.parse(endTime);

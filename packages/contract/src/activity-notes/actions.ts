import { isFamily } from '../kernel/roles.ts';
import { can, type Viewer } from '../kernel/permissions.ts';
import { isBlankRichText } from '../kernel/rich-text.ts';
import { isScheduled, type NoteStatus } from './status.ts';

/** Internal notes, ratings and the digest are for staff only, including staff in a customer's view. */
export const readsInternal = (viewer: Viewer): boolean => !isFamily(viewer);

export const mayAddNote = (viewer: Viewer): boolean => can(viewer, 'sessions', 'create');
export const maySchedule = (viewer: Viewer): boolean => can(viewer, 'sessions', 'schedule');

type OfNote = { status: NoteStatus; skillsForHome?: string | undefined };

/** Which actions the viewer has on a note. The server checks the same permissions. */
export const noteActions = (viewer: Viewer, { status, skillsForHome }: OfNote) => ({
  edit: can(viewer, 'sessions', 'edit'),
  delete: can(viewer, 'sessions', 'delete'),
  changeOutcome: can(viewer, 'sessions', 'edit'),
  move: can(viewer, 'sessions', 'schedule') && isScheduled(status),
  cancel: can(viewer, 'sessions', 'schedule') && isScheduled(status),
  rate: can(viewer, 'sessions', 'rate') && status === 'Published' && !isBlankRichText(skillsForHome ?? ''),
});

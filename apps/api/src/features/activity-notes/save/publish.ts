import { isScheduled, isShownToFamily, type NoteStatus } from '@amberway/contract/activity-notes/status';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { hideForNote, showForNote } from '../../resources/public.ts';
import type { Attached } from './attachment.ts';
import { notifyFamily } from './notify.ts';

type Child = { id: string; parentId: string };
type SavedNote = Attached & { id: string; status: NoteStatus };
type Action = (by: RequestActor, child: Child, note: SavedNote, notified: number) => Promise<number>;

const notify: Action = ({ principal }, child, { id, status }, notified) =>
  notifyFamily(principal, { id, memberId: child.id, status }, notified);

/** The family can read the note: it can open its resource too, and is notified once. Returns the notified level. */
const publishNote: Action = async (by, child, note, notified) => {
  if (note.resourceId) await showForNote(by, child, note.resourceId);
  return notify(by, child, note, notified);
};

/** Still being written, or an appointment: a file of its own is hidden. An appointment is announced all the same. */
const withholdNote: Action = async (by, child, note, notified) => {
  if (note.resourceId && note.resourceIsOwn) await hideForNote(by, child, note.resourceId);
  return notify(by, child, note, notified);
};

/** What a save means for the family, by the status the note has now. */
export const publishOrWithhold: Action = (by, child, note, notified) =>
  (isShownToFamily(note.status) && !isScheduled(note.status) ? publishNote : withholdNote)(by, child, note, notified);

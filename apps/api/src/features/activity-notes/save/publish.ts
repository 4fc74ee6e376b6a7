import { isScheduled, isShownToFamily, type NoteStatus } from '@amberway/contract/activity-notes/status';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { hideForNote, showForNote } from '../../resources/public.ts';
import type { Attached } from './attachment.ts';
import { notifyFamily } from './notify.ts';

type Child = { id: string; parentId: string };
type SavedNote = Attached & { id: string; status: NoteStatus; startTime: string };
type Action = (actor: RequestActor, child: Child, note: SavedNote, notified: number) => Promise<number>;

const notify: Action = ({ principal }, child, { id, status, startTime }, notified) =>
  notifyFamily(principal, { id, memberId: child.id, status, startTime }, notified);

/** The family can read the note: it can open the resource too, and is notified once. Returns the notified level. */
const publishNote: Action = async (actor, child, note, notified) => {
  if (note.resourceId) await showForNote(actor, child, note.resourceId);
  return notify(actor, child, note, notified);
};

/** Pending note or appointment: its own file is hidden. The family is still notified of an appointment. */
const withholdNote: Action = async (actor, child, note, notified) => {
  if (note.resourceId && note.resourceIsOwn) await hideForNote(actor, child, note.resourceId);
  return notify(actor, child, note, notified);
};

/** Publishes or withholds a saved note, depending on its status. */
export const publishOrWithhold: Action = (actor, child, note, notified) =>
  (isShownToFamily(note.status) && !isScheduled(note.status) ? publishNote : withholdNote)(
    actor,
    child,
    note,
    notified,
  );

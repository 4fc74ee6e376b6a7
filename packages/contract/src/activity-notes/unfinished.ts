import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { NOTE_STATUSES, type NoteStatus } from './status.ts';

/** Older sessions without a note stand in one line of their own. */
export const UNFINISHED_DAYS = 90;

/** As many as the list of them shows at once. */
export const NO_NOTE_MAX = 100;

/** Who wrote or planned it, if that was somebody else, who no longer works with the child. */
export const begun = z.object({ by: z.string(), at: instant }).nullable();
export type Begun = z.infer<typeof begun>;

/** A session that is over and has no published note. */
export const unfinishedNote = z.object({
  _id: id,
  title: z.string(),
  type: z.string(),
  status: z.enum(NOTE_STATUSES),
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }),
  startTime: instant,
  endTime: instant,
  begun,
});
export type UnfinishedNote = z.infer<typeof unfinishedNote>;

const SELECT_SESSIONS = 'Please select at least one session.';
export const noNoteBody = z.strictObject({
  ids: z.array(id, SELECT_SESSIONS).min(1, SELECT_SESSIONS).max(NO_NOTE_MAX),
  noNote: z.boolean('Please say whether a note is needed.'),
});
export type NoNoteBody = z.infer<typeof noNoteBody>;

export const unfinishedTexts = {
  title: 'Sessions without a note',
  older: (count: number) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} of more than ${UNFINISHED_DAYS} days ago without a note:`,
  olderAction: 'write, or no note needed',
  lead: 'Write the note, or say that none is needed. A note that was begun stays with the session either way.',
  noNote: 'No note needed',
  noNoteAll: (count: number) => (count === 1 ? 'No note needed' : `No note needed for these ${count}`),
  done: (count: number) =>
    count === 1 ? 'No note is needed for this session.' : `No note is needed for these ${count} sessions.`,
  undone: 'They are in the list again.',
  none: 'Every session has its note.',
} as const;

/** 'begun by Mia Chen on 3 March'. */
export const begunText = (status: NoteStatus, { by, at }: NonNullable<Begun>, say: (at: string) => string): string =>
  `${status === 'Pending' ? 'begun' : 'planned'} by ${by} on ${say(at)}`;

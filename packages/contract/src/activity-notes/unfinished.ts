import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';
import { NO_NOTE_MAX } from './limits.ts';
import { NOTE_STATUSES } from './status.ts';

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

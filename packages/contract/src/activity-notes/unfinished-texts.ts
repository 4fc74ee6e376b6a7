import { UNFINISHED_DAYS } from './limits.ts';
import type { NoteStatus } from './status.ts';
import type { Begun } from './unfinished.ts';

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

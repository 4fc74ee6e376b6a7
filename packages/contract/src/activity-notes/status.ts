// The states of a session. A scheduled one has the calendar's word, whether it came from there or was made here.

export const NOTE_STATUSES = [
  'Pending',
  'Published',
  'GoogleCal',
  'Canceled With Notice',
  'No-Show/Late Cancellation',
] as const;
export type NoteStatus = (typeof NOTE_STATUSES)[number];

export const NEW_NOTE_STATUS: NoteStatus = 'Pending';
export const SCHEDULED: NoteStatus = 'GoogleCal';
export const CANCELLED: NoteStatus = 'Canceled With Notice';
export const LATE: NoteStatus = 'No-Show/Late Cancellation';

/** What the note's form offers. */
export const FORM_STATUSES = [
  'Pending',
  'Published',
  'Canceled With Notice',
  'No-Show/Late Cancellation',
] as const satisfies readonly NoteStatus[];

/** A note never goes back to being an appointment; an appointment may stay one while it is looked at. */
export const mayBecomeNoteStatus = (next: NoteStatus, stored?: NoteStatus): boolean =>
  next === stored || (FORM_STATUSES as readonly NoteStatus[]).includes(next);

/** The flag is the status in another word: nobody sets it apart. */
export const isLateCancellation = (status: NoteStatus): boolean => status === LATE;

export const isScheduled = (status: NoteStatus): boolean => status === SCHEDULED;
export const isCancelled = (status: NoteStatus): boolean => status === CANCELLED || status === LATE;

/** The way into a meeting is open until its end; what is over or called off has none. */
export const isJoinable = ({ status, endTime }: { status: NoteStatus; endTime: string }, now: number): boolean =>
  !isCancelled(status) && Date.parse(endTime) > now;

/** Families never hear of notes that are still being written. */
export const FAMILY_STATUSES = NOTE_STATUSES.filter((status) => status !== 'Pending');
export const isShownToFamily = (status: NoteStatus): boolean => status !== 'Pending';

const SHOWN: Partial<Record<NoteStatus, string>> = {
  'Canceled With Notice': 'Cancelled With Notice',
  GoogleCal: 'Scheduled',
};
export const shownNoteStatus = (status: NoteStatus): string => SHOWN[status] ?? status;

export type DotColour = 'red' | 'purple' | 'blue' | 'green' | 'amber' | 'grey';
export type NoteDot = { colour: DotColour; words: string };

type Dotted = { status: NoteStatus; endtimeCancellation?: boolean; isDraft?: boolean };

const COLOURS: Record<NoteStatus, DotColour> = {
  Pending: 'blue',
  Published: 'green',
  GoogleCal: 'amber',
  'Canceled With Notice': 'purple',
  'No-Show/Late Cancellation': 'red',
};

export const DRAFT_LABEL = 'draft';
export const LATE_LABEL = 'Late Cancellation';

/** The dot of a session in lists. Colours alone say nothing to some: the words go with it. */
export const noteDot = ({ status, endtimeCancellation, isDraft }: Dotted): NoteDot => {
  if (isDraft) return { colour: 'grey', words: DRAFT_LABEL };
  if (endtimeCancellation || isLateCancellation(status)) return { colour: 'red', words: LATE_LABEL };
  return { colour: COLOURS[status], words: shownNoteStatus(status) };
};

// Statuses of a session. Every scheduled one is 'GoogleCal', whether imported from a calendar or created here.

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

/** The statuses offered by the note form. */
export const FORM_STATUSES = [
  'Pending',
  'Published',
  'Canceled With Notice',
  'No-Show/Late Cancellation',
] as const satisfies readonly NoteStatus[];

/** A note never becomes an appointment again; an appointment may keep its status in an update. */
export const mayBecomeNoteStatus = (next: NoteStatus, stored?: NoteStatus): boolean =>
  next === stored || (FORM_STATUSES as readonly NoteStatus[]).includes(next);

/** The flag `endtimeCancellation` is derived from the status and never set separately. */
export const isLateCancellation = (status: NoteStatus): boolean => status === LATE;

export const isScheduled = (status: NoteStatus): boolean => status === SCHEDULED;
export const isCancelled = (status: NoteStatus): boolean => status === CANCELLED || status === LATE;

/** The meeting can be joined until its end, unless it was cancelled. */
export const isJoinable = ({ status, endTime }: { status: NoteStatus; endTime: string }, now: number): boolean =>
  !isCancelled(status) && Date.parse(endTime) > now;

/** A family's note to read that it has not opened. A cancelled session has nothing to read, so it is never unread. */
export const isUnread = ({ status, read }: { status: NoteStatus; read: boolean }): boolean =>
  status === 'Published' && !read;

/** Families never see notes that are still pending. */
export const FAMILY_STATUSES = NOTE_STATUSES.filter((status) => status !== 'Pending');
export const isShownToFamily = (status: NoteStatus): boolean => status !== 'Pending';

const SHOWN: Partial<Record<NoteStatus, string>> = {
  'Canceled With Notice': 'Cancelled With Notice',
  GoogleCal: 'Scheduled',
};
export const shownNoteStatus = (status: NoteStatus): string => SHOWN[status] ?? status;

export type DotColour = 'red' | 'purple' | 'blue' | 'green' | 'amber' | 'grey';
export type NoteDot = { colour: DotColour; label: string };

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

/** The dot of a session in lists. Colour alone is not accessible, so a label goes with it. */
export const noteDot = ({ status, endtimeCancellation, isDraft }: Dotted): NoteDot => {
  if (isDraft) return { colour: 'grey', label: DRAFT_LABEL };
  if (endtimeCancellation || isLateCancellation(status)) return { colour: 'red', label: LATE_LABEL };
  return { colour: COLOURS[status], label: shownNoteStatus(status) };
};

/** The word for a cancelled session where families read it, the same on all their screens. */
export const cancelledWord = (note: Dotted): string => (noteDot(note).label === LATE_LABEL ? LATE_LABEL : 'Cancelled');

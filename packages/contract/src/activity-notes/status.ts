// The states of a session. A scheduled one has the calendar's word, whether it came from there or was made here.

export const SESSION_STATUSES = [
  'Pending',
  'Published',
  'GoogleCal',
  'Canceled With Notice',
  'No-Show/Late Cancellation',
] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const SESSION_START: SessionStatus = 'Pending';
export const SCHEDULED: SessionStatus = 'GoogleCal';
export const CANCELLED: SessionStatus = 'Canceled With Notice';
export const LATE: SessionStatus = 'No-Show/Late Cancellation';

/** What the note's form offers. */
export const FORM_STATUSES = [
  'Pending',
  'Published',
  'Canceled With Notice',
  'No-Show/Late Cancellation',
] as const satisfies readonly SessionStatus[];

/** A note never goes back to being an appointment; an appointment may stay one while it is looked at. */
export const mayBecomeSessionStatus = (next: SessionStatus, stored?: SessionStatus): boolean =>
  next === stored || (FORM_STATUSES as readonly SessionStatus[]).includes(next);

/** The flag is the status in another word: nobody sets it apart. */
export const isLateCancellation = (status: SessionStatus): boolean => status === LATE;

export const isScheduled = (status: SessionStatus): boolean => status === SCHEDULED;
export const isCancelled = (status: SessionStatus): boolean => status === CANCELLED || status === LATE;

/** The way into a meeting is open until its end; what is over or called off has none. */
export const isJoinable = ({ status, endTime }: { status: SessionStatus; endTime: string }, now: number): boolean =>
  !isCancelled(status) && Date.parse(endTime) > now;

/** Families never hear of notes that are still being written. */
export const FAMILY_STATUSES = SESSION_STATUSES.filter((status) => status !== 'Pending');
export const isShownToFamily = (status: SessionStatus): boolean => status !== 'Pending';

const SHOWN: Partial<Record<SessionStatus, string>> = {
  'Canceled With Notice': 'Cancelled With Notice',
  GoogleCal: 'Scheduled',
};
export const shownSessionStatus = (status: SessionStatus): string => SHOWN[status] ?? status;

export type DotColour = 'red' | 'purple' | 'blue' | 'green' | 'amber' | 'grey';
export type SessionDot = { colour: DotColour; words: string };

type Dotted = { status: SessionStatus; endtimeCancellation?: boolean; isDraft?: boolean };

const COLOURS: Record<SessionStatus, DotColour> = {
  Pending: 'blue',
  Published: 'green',
  GoogleCal: 'amber',
  'Canceled With Notice': 'purple',
  'No-Show/Late Cancellation': 'red',
};

export const DRAFT_LABEL = 'draft';
export const LATE_LABEL = 'Late Cancellation';

/** The dot of a session in lists. Colours alone say nothing to some: the words go with it. */
export const sessionDot = ({ status, endtimeCancellation, isDraft }: Dotted): SessionDot => {
  if (isDraft) return { colour: 'grey', words: DRAFT_LABEL };
  if (endtimeCancellation || isLateCancellation(status)) return { colour: 'red', words: LATE_LABEL };
  return { colour: COLOURS[status], words: shownSessionStatus(status) };
};

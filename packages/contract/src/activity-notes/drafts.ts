import { isBlankRichText } from '../kernel/rich-text.ts';

// Notes that are still in the form. They are kept by the drafts (draft/{kind}/{key}): one person's, about one child.

export const NOTE_DRAFT_KIND = 'session-note';

/** A new note's draft is named by its child and a number; one of a stored note by the note. */
export const noteDraftKey = (memberId: string, number: number): string => `${memberId}.${number}`;
export const storedNoteDraftKey = (noteId: string): string => `note.${noteId}`;

/** The number in a key of this child, or undefined for another's. */
export const draftNumberOf = (key: string, memberId: string): number | undefined => {
  const number = key.startsWith(`${memberId}.`) ? key.slice(memberId.length + 1) : '';
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined;
};

/** Numbers start at 0 and go on from the highest there is. */
export const nextDraftNumber = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -1) + 1;

export type NoteDraft = {
  title?: string | undefined;
  about?: string | undefined;
  challenges?: string | undefined;
  topWins?: readonly string[] | undefined;
  relatedTasks?: readonly string[] | undefined;
  internalNotes?: string | undefined;
  recordingLink?: string | undefined;
  sessionRecorded?: boolean | undefined;
  endtimeCancellation?: boolean | undefined;
};

const says = (text: string | undefined) => Boolean(text) && !isBlankRichText(text ?? '');

/** Only what somebody wrote is kept: an untouched form is no draft. */
export const draftHasContent = (draft: NoteDraft): boolean =>
  says(draft.about) ||
  says(draft.title) ||
  says(draft.challenges) ||
  (draft.topWins ?? []).some(says) ||
  (draft.relatedTasks ?? []).length > 0 ||
  says(draft.internalNotes) ||
  says(draft.recordingLink) ||
  draft.sessionRecorded === true ||
  draft.endtimeCancellation === true;

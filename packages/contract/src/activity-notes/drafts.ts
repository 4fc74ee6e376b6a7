import { isBlankRichText } from '../kernel/rich-text.ts';

// Notes that have not been submitted. The drafts API stores them (draft/{kind}/{key}), per author and child.

export const NOTE_DRAFT_KIND = 'session-note';

/** The draft of a new note is keyed by child and number, that of a stored note by the note's id. */
export const noteDraftKey = (memberId: string, number: number): string => `${memberId}.${number}`;
export const storedNoteDraftKey = (noteId: string): string => `note.${noteId}`;

/** The number in a draft key of this child; undefined for any other key. */
export const draftNumberOf = (key: string, memberId: string): number | undefined => {
  const number = key.startsWith(`${memberId}.`) ? key.slice(memberId.length + 1) : '';
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined;
};

/** Numbers start at 0 and continue from the highest in use. */
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

const hasText = (text: string | undefined) => Boolean(text) && !isBlankRichText(text ?? '');

/** An untouched form is not stored as a draft. */
export const draftHasContent = (draft: NoteDraft): boolean =>
  hasText(draft.about) ||
  hasText(draft.title) ||
  hasText(draft.challenges) ||
  (draft.topWins ?? []).some(hasText) ||
  (draft.relatedTasks ?? []).length > 0 ||
  hasText(draft.internalNotes) ||
  hasText(draft.recordingLink) ||
  draft.sessionRecorded === true ||
  draft.endtimeCancellation === true;

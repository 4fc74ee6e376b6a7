import { NEW_NOTE_STATUS, type NoteStatus } from '@amberway/contract/activity-notes/status';
import type { NoteDraftRow, NoteSummary } from '@amberway/contract/activity-notes/schemas';

// The list shows the reader's own drafts first, then the stored notes.

export type StoredRow = { isDraft: false; note: NoteSummary };
export type DraftRow = { isDraft: true; draft: Omit<NoteDraftRow, 'version'> };
export type NoteRow = StoredRow | DraftRow;

export const rowId = (row: NoteRow): string => (row.isDraft ? row.draft.key : row.note._id);
export const rowTitle = (row: NoteRow): string =>
  (row.isDraft ? row.draft.title : row.note.title).trim() || 'Untitled note';
export const rowStart = (row: NoteRow): string | null => (row.isDraft ? row.draft.startTime : row.note.startTime);
export const rowType = (row: NoteRow): string => (row.isDraft ? row.draft.type : row.note.type);
export const rowNotes = (row: NoteRow): string => (row.isDraft ? row.draft.notes : row.note.notes);

/** Props of the status dot. */
export const rowState = (row: NoteRow): { status: NoteStatus; endtimeCancellation?: boolean; isDraft: boolean } =>
  row.isDraft ? { status: NEW_NOTE_STATUS, isDraft: true } : row.note;

/** Drafts come before everything else, on the first page only. */
export const withDrafts = (
  notes: readonly NoteSummary[],
  drafts: readonly DraftRow['draft'][],
  page: number,
): NoteRow[] => [
  ...(page === 1 ? drafts.map((draft): NoteRow => ({ isDraft: true, draft })) : []),
  ...notes.map((note): NoteRow => ({ isDraft: false, note })),
];

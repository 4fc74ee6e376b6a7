import { SESSION_START, type NoteStatus } from '@amberway/contract/activity-notes/status';
import type { NoteDraftRow, NoteSummary } from '@amberway/contract/activity-notes/schemas';

// The list shows stored notes and, before them, its reader's unfinished ones.

export type StoredRow = { isDraft: false; session: NoteSummary };
export type DraftRow = { isDraft: true; draft: Omit<NoteDraftRow, 'version'> };
export type NoteRow = StoredRow | DraftRow;

export const rowId = (row: NoteRow): string => (row.isDraft ? row.draft.key : row.session._id);
export const rowTitle = (row: NoteRow): string =>
  (row.isDraft ? row.draft.title : row.session.title).trim() || 'Untitled note';
export const rowStart = (row: NoteRow): string | null => (row.isDraft ? row.draft.startTime : row.session.startTime);
export const rowType = (row: NoteRow): string => (row.isDraft ? row.draft.type : row.session.type);
export const rowNotes = (row: NoteRow): string => (row.isDraft ? row.draft.notes : row.session.notes);

/** What the dot is told. */
export const rowState = (row: NoteRow): { status: NoteStatus; endtimeCancellation?: boolean; isDraft: boolean } =>
  row.isDraft ? { status: SESSION_START, isDraft: true } : row.session;

/** Unfinished notes come before everything else, on the first page only. */
export const withDrafts = (
  sessions: readonly NoteSummary[],
  drafts: readonly DraftRow['draft'][],
  page: number,
): NoteRow[] => [
  ...(page === 1 ? drafts.map((draft): NoteRow => ({ isDraft: true, draft })) : []),
  ...sessions.map((session): NoteRow => ({ isDraft: false, session })),
];

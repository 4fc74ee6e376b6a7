import { generatePath } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';

// A note opens in a drawer over its list. The list's query parameters (child, page, size) stay in the URL,
// so that closing the note leads back to the same place.

/** Used in place of an id: the note does not exist yet. */
export const NEW_NOTE = 'newNote';
/** Number of the open draft. */
export const DRAFT_PARAM = 'draft';
/** Highlights today's entries. */
export const TODAY_PARAM = 'today';

export type NoteAction = 'view' | 'edit' | 'create';
export const isNoteAction = (text: string | undefined): text is NoteAction =>
  text === 'view' || text === 'edit' || text === 'create';

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query.toString()}` : path);

export const notePath = (noteId: string, action: NoteAction): string =>
  generatePath(SCREENS.note.path, { sessionId: noteId, action });

/** A new note without a child; its form asks for one. */
export const newNotePath = notePath(NEW_NOTE, 'create');

/** A stored note; the list's query parameters are preserved. */
export const noteHref = (noteId: string, action: NoteAction, list: URLSearchParams): string => {
  const query = new URLSearchParams(list);
  query.delete(DRAFT_PARAM);
  return withQuery(notePath(noteId, action), query);
};

/** A new note, or an existing draft. */
export const newNoteHref = (list: URLSearchParams, draft?: number): string => {
  const query = new URLSearchParams(list);
  if (draft === undefined) query.delete(DRAFT_PARAM);
  else query.set(DRAFT_PARAM, String(draft));
  return withQuery(notePath(NEW_NOTE, 'create'), query);
};

/** Back to the list with its query parameters. */
export const listHref = (note: URLSearchParams): string => {
  const query = new URLSearchParams(note);
  query.delete(DRAFT_PARAM);
  return withQuery(SCREENS.notes.path, query);
};

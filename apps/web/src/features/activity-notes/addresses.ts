import { generatePath } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';

// A note lies over the list it was opened from: the list's own words (child, page, size) travel along in the address,
// so that closing the note leads back to the same place.

/** In place of an id this means: not written yet. */
export const NEW_NOTE = 'newNote';
/** Which of the unfinished notes is open. */
export const DRAFT_PARAM = 'draft';
/** Today's entries are marked. */
export const TODAY_PARAM = 'today';

export type NoteAction = 'view' | 'edit' | 'create';
export const isNoteAction = (text: string | undefined): text is NoteAction =>
  text === 'view' || text === 'edit' || text === 'create';

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query.toString()}` : path);

export const notePath = (noteId: string, action: NoteAction): string =>
  generatePath(SCREENS.note.path, { sessionId: noteId, action });

/** A new note about nobody yet; its form asks for the child. */
export const newNotePath = notePath(NEW_NOTE, 'create');

/** A stored note, over the list as the address describes it. */
export const noteHref = (noteId: string, action: NoteAction, list: URLSearchParams): string => {
  const query = new URLSearchParams(list);
  query.delete(DRAFT_PARAM);
  return withQuery(notePath(noteId, action), query);
};

/** A new note, or one that was begun. */
export const newNoteHref = (list: URLSearchParams, draft?: number): string => {
  const query = new URLSearchParams(list);
  if (draft === undefined) query.delete(DRAFT_PARAM);
  else query.set(DRAFT_PARAM, String(draft));
  return withQuery(notePath(NEW_NOTE, 'create'), query);
};

/** Back to the list as it was. */
export const listHref = (note: URLSearchParams): string => {
  const query = new URLSearchParams(note);
  query.delete(DRAFT_PARAM);
  return withQuery(SCREENS.notes.path, query);
};

import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from '../../../kernel/router.ts';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import { LetterScreen } from '../letter/LetterScreen.tsx';
import { isNoteAction, listHref, NEW_NOTE, newNoteHref, type NoteAction, noteHref } from '../paths.ts';
import { loadable } from '../../../kernel/loadable.tsx';

// Lazy: families only read, and their note is a page of its own.
const NoteOverList = loadable(async () => (await import('./NoteOverList.tsx')).NoteOverList);

/** The effective action of this route: users without write access get 'view', and the id 'newNote' means 'create'. */
const actionFor = (isNew: boolean, requested: string | undefined, writes: boolean): NoteAction | null => {
  if (isNew) return writes ? 'create' : null;
  return requested === 'edit' && writes ? 'edit' : 'view';
};

/** /dashboard/sessionNote/{sessionId}/{action}: a letter for families, for staff a drawer over the list. */
export const NoteScreen = () => {
  const me = useMe();
  const { sessionId: noteId = '', action: requested } = useParams();
  const [params] = useSearchParams();
  const action = actionFor(noteId === NEW_NOTE, requested, mayAddNote(viewerOf(me)));
  if (action === null) return <Navigate to={listHref(params)} replace />;
  if (!isNoteAction(requested) || requested !== action) {
    return <Navigate to={action === 'create' ? newNoteHref(params) : noteHref(noteId, action, params)} replace />;
  }
  if (action === 'view' && seesAsFamily(me)) return <LetterScreen key={noteId} id={noteId} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NoteOverList id={noteId} action={action} />
    </Suspense>
  );
};

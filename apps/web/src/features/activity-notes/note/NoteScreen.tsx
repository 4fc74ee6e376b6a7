import { Navigate, useNavigate, useParams, useSearchParams } from '../../../kernel/router.ts';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { isNoteAction, listHref, NEW_NOTE, newNoteHref, type NoteAction, noteHref } from '../paths.ts';
import { NotesList } from '../list/NotesList.tsx';
import { EditNote } from './EditNote.tsx';
import { NewNote } from './NewNote.tsx';
import { ViewNote } from './ViewNote.tsx';

/** The effective action of this route: users without write access get 'view', and the id 'newNote' means 'create'. */
const actionFor = (isNew: boolean, requested: string | undefined, writes: boolean): NoteAction | null => {
  if (isNew) return writes ? 'create' : null;
  return requested === 'edit' && writes ? 'edit' : 'view';
};

/** /dashboard/sessionNote/{sessionId}/{action}: the note opens over the list, and closing it returns there. */
export const NoteScreen = () => {
  const me = useMe();
  const { sessionId: noteId = '', action: requested } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const action = actionFor(noteId === NEW_NOTE, requested, mayAddNote(viewerOf(me)));
  if (action === null) return <Navigate to={listHref(params)} replace />;
  if (!isNoteAction(requested) || requested !== action) {
    return <Navigate to={action === 'create' ? newNoteHref(params) : noteHref(noteId, action, params)} replace />;
  }
  const close = () => navigate(listHref(params), { replace: true });
  return (
    <>
      <ChildGate title={screenTitle('notes', me.role)} why="Notes are about a child: choose whose to see.">
        {(chosen) => <NotesList member={chosen.member} siblings={chosen.members} onSelect={chosen.select} behind />}
      </ChildGate>
      {action === 'create' && <NewNote onClose={close} />}
      {action === 'edit' && <EditNote id={noteId} onClose={close} />}
      {action === 'view' && <ViewNote id={noteId} onClose={close} />}
    </>
  );
};

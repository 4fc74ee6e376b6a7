import { useNavigate, useSearchParams } from '../../../kernel/router.ts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { ChildGate } from '../../../ui/people/ChildGate.tsx';
import { listHref, type NoteAction } from '../paths.ts';
import { NotesList } from '../list/NotesList.tsx';
import { EditNote } from './EditNote.tsx';
import { NewNote } from './NewNote.tsx';
import { ViewNote } from './ViewNote.tsx';

/** The note opens over the list, and closing it returns there. */
export const NoteOverList = ({ id, action }: { id: string; action: NoteAction }) => {
  const { role } = useMe();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => navigate(listHref(params), { replace: true });
  return (
    <>
      {/* Behind a note without a child the list would be that of the child looked at last. */}
      {(action !== 'create' || params.has(MEMBER_PARAM)) && (
        <ChildGate title={screenTitle('notes', role)} why="Notes are about a child: choose whose to see.">
          {(chosen) => <NotesList member={chosen.member} siblings={chosen.members} onSelect={chosen.select} behind />}
        </ChildGate>
      )}
      {action === 'create' && <NewNote onClose={close} />}
      {action === 'edit' && <EditNote id={id} onClose={close} />}
      {action === 'view' && <ViewNote id={id} onClose={close} />}
    </>
  );
};

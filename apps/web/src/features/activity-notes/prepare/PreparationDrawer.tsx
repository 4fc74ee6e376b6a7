import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Drawer } from '../../../ui/kit/Dialog.tsx';
import { NoteHead } from '../note/NoteHead.tsx';
import { NoteLoading } from '../note/NoteLoading.tsx';
import styles from '../note/note.module.css';
import { noteHref } from '../paths.ts';
import { noteQuery } from '../queries.ts';
import { MeetingLink } from '../schedule/MeetingLink.tsx';
import { Preparation } from './Preparation.tsx';

const WIDTH_PX = 760;

type Props = { id: string; onClose: () => void };

/** Before a session: opened from today's row. */
export const PreparationDrawer = ({ id, onClose }: Props) => {
  const navigate = useNavigate();
  const found = useQuery(noteQuery(id));
  const note = found.data;
  const child = note?.member ?? null;
  const open = () =>
    navigate(noteHref(id, 'view', new URLSearchParams(child ? { [MEMBER_PARAM]: child._id } : undefined)));
  return (
    <Drawer
      open
      width={WIDTH_PX}
      title="Prepare the session"
      onClose={onClose}
      className={styles['drawer']}
      footer={
        <div className={styles['footer']}>
          <Button onClick={onClose}>Close</Button>
          <Button icon={<Icon name="document" size={18} />} onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={open}>Open session</Button>
        </div>
      }
    >
      {note && (
        <div className={styles['top']}>
          <NoteHead
            child={child}
            before="Session with"
            startTime={note.startTime}
            endTime={note.endTime}
            actions={<MeetingLink note={note} />}
          />
        </div>
      )}
      {/* The keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="Prepare the session" tabIndex={0}>
        {note ? (
          <Preparation note={note} />
        ) : (
          <NoteLoading error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />
        )}
      </div>
    </Drawer>
  );
};

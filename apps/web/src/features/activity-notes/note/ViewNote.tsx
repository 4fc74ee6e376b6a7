import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from '../../../kernel/router.ts';
import { noteActions } from '@amberway/contract/activity-notes/actions';
import { isScheduled } from '@amberway/contract/activity-notes/status';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { useRecordUrl } from '../../../ui/form/use-record-url.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { AddToCalendar } from '../../calendar/public.ts';
import { noteHref } from '../paths.ts';
import { useDeleteNote } from '../list/use-delete-note.ts';
import { noteQuery } from '../queries.ts';
import { MeetingLink } from '../schedule/MeetingLink.tsx';
import { ScheduleModal } from '../schedule/ScheduleModal.tsx';
import { useCancelAppointment } from '../schedule/use-cancel-appointment.ts';
import { EndDateExtension } from './EndDateExtension.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import styles from './note.module.css';
import { NoteFrame } from './NoteFrame.tsx';
import { NoteLoading } from './NoteLoading.tsx';
import { NotePanels } from './NotePanels.tsx';
import { NoteReader } from './NoteReader.tsx';
import { NoteSidebar } from './NoteSidebar.tsx';
import { Summary } from './Summary.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useShowChild } from './use-show-child.ts';
import { Button } from '../../../ui/kit/Button.tsx';

/** A read-only note, with the actions its reader may take. */
export const ViewNote = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const viewer = viewerOf(useMe());
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const record = useRecordUrl();
  const found = useQuery(noteQuery(id));
  const remove = useDeleteNote();
  const cancel = useCancelAppointment();
  const [changing, setChanging] = useState(false);
  const note = found.data;
  useShowChild(note?.member?._id);
  useReadMark(note);
  const frame = {
    action: 'view' as const,
    onClose,
    child: note?.member ?? null,
    times: note,
    sidebar: <NoteSidebar memberId={note?.member?._id ?? null} openId={id} />,
  };
  if (!note) {
    return (
      <NoteFrame {...frame} footer={null}>
        <NoteLoading error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />
      </NoteFrame>
    );
  }
  const actions = noteActions(viewer, note);
  const scheduled = isScheduled(note.status);
  return (
    <NoteFrame
      {...frame}
      extra={<EndDateExtension />}
      summary={note.summary && <Summary digest={note.summary} />}
      panels={
        <NotePanels
          context={note}
          current={note.currentOutcomeObject}
          onChangeOutcome={actions.changeOutcome && note.member ? () => setChanging(true) : undefined}
        />
      }
      footer={
        <div className={styles['footer']}>
          <Button onClick={onClose}>Close</Button>
          {actions.delete && (
            <Button danger icon={<Icon name="trash" size={18} />} onClick={() => remove(note, onClose)}>
              Delete session
            </Button>
          )}
          {!scheduled && (
            <Button icon={<Icon name="document" size={18} />} onClick={() => window.print()}>
              Print
            </Button>
          )}
          {actions.edit && (
            <Button
              variant="primary"
              icon={<Icon name="edit" size={18} />}
              onClick={() => navigate(noteHref(id, 'edit', params), { replace: true })}
            >
              {scheduled ? 'Write the note' : 'Edit'}
            </Button>
          )}
        </div>
      }
    >
      <NoteReader
        note={note}
        actions={
          scheduled && (
            <>
              <MeetingLink note={note} />
              <AddToCalendar noteId={id} />
              {actions.move && <Button onClick={() => record.show('Edit', id)}>{scheduleTexts.move}</Button>}
              {actions.cancel && (
                <Button danger onClick={() => cancel(note)}>
                  {scheduleTexts.cancel}
                </Button>
              )}
            </>
          )
        }
      />
      {actions.move && <ScheduleModal at={record} memberId={note.member?._id ?? null} />}
      <OutcomeDialog key={note.currentOutcome} note={note} open={changing} onClose={() => setChanging(false)} />
    </NoteFrame>
  );
};

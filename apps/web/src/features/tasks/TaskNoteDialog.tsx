import { useState } from 'react';
import { NOTES_MAX, NOTES_ROWS, taskTexts } from '@amberway/contract/tasks/texts';
import { useLatestAnswer } from './tick/answers.ts';
import type { Tick } from './use-tick.ts';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { Dialog, DialogButtons } from '../../ui/kit/Dialog.tsx';
import { ChildLine } from '../../ui/people/ChildLine.tsx';

type Props = {
  name: string;
  child: string | undefined;
  busy: boolean;
  onOk: (notes: string) => void;
  onCancel: () => void;
};

const Note = ({ name, child, busy, onOk, onCancel }: Props) => {
  const [notes, setNotes] = useState('');
  return (
    <Dialog
      open
      title={taskTexts.addNote}
      about={child !== undefined && <ChildLine id={child} />}
      // It cannot be cancelled while it is being sent.
      onClose={busy ? undefined : onCancel}
      closesBeside={notes === ''}
      footer={
        <DialogButtons
          confirm={taskTexts.ok}
          busy={busy}
          onConfirm={() => onOk(notes.trim())}
          onCancel={busy ? undefined : onCancel}
        />
      }
    >
      <label>
        {`How did “${name}” go? You can leave this empty.`}
        <TextArea
          aria-label={taskTexts.notes}
          rows={NOTES_ROWS}
          maxLength={NOTES_MAX}
          value={notes}
          readOnly={busy}
          onChange={(event) => setNotes(event.target.value)}
          style={{ marginTop: 8 }}
        />
      </label>
    </Dialog>
  );
};

/** `child` is whose task it is, for staff. */
type DialogProps = Omit<Tick, 'tick'> & { child?: string | undefined };

/** Opened when a task is ticked. Closing it without Ok undoes the tick; the text is stored until the server has it. */
export const TaskNoteDialog = ({ noting, child, busy, confirm, cancel }: DialogProps) => (
  <>
    {/* Always in the page: screen readers announce only what changes inside. */}
    <p role="status" className="visually-hidden">
      {useLatestAnswer()}
    </p>
    {noting && (
      <Note
        key={noting._id}
        name={noting.name}
        child={child}
        busy={busy}
        onOk={(notes) => void confirm(notes)}
        onCancel={cancel}
      />
    )}
  </>
);

import { maxLengthAt } from '../../ui/form/max-length.ts';
import { taskStatusBody } from '@amberway/contract/tasks/body';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { NOTES_ROWS, taskTexts } from '@amberway/contract/tasks/texts';
import type { Tick } from './use-tick.ts';

/** Of the task itself only its name is needed. */
type Noting = Pick<Tick, 'confirm' | 'cancel'> & { noting: Pick<NonNullable<Tick['noting']>, '_id' | 'name'> | null };

const MAX_LENGTH = maxLengthAt(taskStatusBody, ['notes']);

type Props = { name: string; onOk: Tick['confirm']; onCancel: () => void };

const Note = ({ name, onOk, onCancel }: Props) => {
  const [notes, setNotes] = useState('');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onOk(notes.trim());
    setBusy(false);
  };
  return (
    <Modal
      open
      title={taskTexts.addNote}
      okText={taskTexts.ok}
      onOk={() => void confirm()}
      confirmLoading={busy}
      // On its way it can no longer be taken back.
      onCancel={busy ? undefined : onCancel}
      cancelButtonProps={{ disabled: busy }}
      mask={{ closable: notes === '' }}
    >
      <label>
        {`How did “${name}” go? You can leave this empty.`}
        <Input.TextArea
          aria-label={taskTexts.notes}
          rows={NOTES_ROWS}
          maxLength={MAX_LENGTH}
          value={notes}
          readOnly={busy}
          onChange={(event) => setNotes(event.target.value)}
          style={{ marginTop: 8 }}
        />
      </label>
    </Modal>
  );
};

/** Asked when a task is ticked. Closing it without Ok takes the tick back; words stay until the server has them. */
export const TaskNoteDialog = ({ noting, confirm, cancel }: Noting) =>
  noting && <Note key={noting._id} name={noting.name} onOk={confirm} onCancel={cancel} />;

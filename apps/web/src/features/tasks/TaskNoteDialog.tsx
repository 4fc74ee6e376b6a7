import { Input, Modal } from 'antd';
import { useState } from 'react';
import { NOTES_ROWS, taskTexts } from '@amberway/contract/tasks/texts';
import type { Tick } from './use-tick.ts';

/** Of the task itself only its name is needed. */
type Noting = Pick<Tick, 'confirm' | 'cancel'> & { noting: Pick<NonNullable<Tick['noting']>, '_id' | 'name'> | null };

const MOST = 10_000;

const Note = ({ name, onOk, onCancel }: { name: string; onOk: (notes: string) => void; onCancel: () => void }) => {
  const [notes, setNotes] = useState('');
  return (
    <Modal
      open
      title={taskTexts.addNote}
      okText={taskTexts.ok}
      onOk={() => onOk(notes.trim())}
      onCancel={onCancel}
      mask={{ closable: notes === '' }}
    >
      <label>
        {`How did “${name}” go? You can leave this empty.`}
        <Input.TextArea
          aria-label={taskTexts.notes}
          rows={NOTES_ROWS}
          maxLength={MOST}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          style={{ marginTop: 8 }}
        />
      </label>
    </Modal>
  );
};

/** Asked when a task is ticked. Closing it without Ok takes the tick back. */
export const TaskNoteDialog = ({ noting, confirm, cancel }: Noting) =>
  noting && <Note key={noting._id} name={noting.name} onOk={confirm} onCancel={cancel} />;

import { newKey } from '../../kernel/new-key.ts';
import { useRef, useState } from 'react';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { MY_TASK_TITLE_MAX, titleToSend } from '@amberway/contract/my-tasks/title';
import styles from './my-tasks.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';

type Props = {
  disabled: boolean;
  sending: boolean;
  /** Resolves to undefined when it was rejected: the text stays in the field. */
  onAdd: (title: string, key: string) => Promise<unknown>;
};

/** The line below the list: Enter adds a task, an empty title is ignored. */
export const AddTask = ({ disabled, sending, onAdd }: Props) => {
  const [typed, setTyped] = useState('');
  // Same idempotency key until it is stored, so that a second click creates no second task.
  const key = useRef(newKey());

  const add = async () => {
    const title = titleToSend(typed);
    if (!title || sending) return;
    if (await onAdd(title, key.current)) {
      setTyped('');
      key.current = newKey();
    }
  };
  return (
    <form
      className={styles['add']}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input
        aria-label={`${myTaskTexts.add}: ${myTaskTexts.title.toLowerCase()}`}
        placeholder="Add a task"
        maxLength={MY_TASK_TITLE_MAX}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={disabled} busy={sending}>
        {myTaskTexts.add}
      </Button>
    </form>
  );
};

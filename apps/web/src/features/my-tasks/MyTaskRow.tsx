import { useState } from 'react';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { MY_TASK_TITLE_MAX, titleToSend } from '@amberway/contract/my-tasks/title';
import { IconButton } from '../../ui/IconButton.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import styles from './my-tasks.module.css';
import type { MyTaskActions } from './use-my-tasks.ts';
import { Input } from '../../ui/kit/Input.tsx';

type Props = { task: MyTask; disabled: boolean; on: MyTaskActions };

/** One task: its checkbox, its title, and on request a field to rename it. */
export const MyTaskRow = ({ task, disabled, on }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  // The list shows a new title optimistically, so the comparison is with the title when editing began.
  const [was, setWas] = useState(task.title);
  const saving = on.renaming === task._id;
  const save = async () => {
    if (saving) return;
    const title = titleToSend(typed ?? '');
    if (title && title !== was) {
      // A rejected title stays in the field.
      if (!(await on.rename(task, title))) return;
    }
    setTyped(null);
  };
  return (
    <li className={styles['task']} data-done={task.completed || undefined}>
      <TickBox
        className={styles['tick']}
        name={task.title}
        checked={task.completed}
        disabled={disabled}
        onTick={(done) => on.tick(task, done)}
      />
      {typed === null ? (
        <span className={styles['title']}>{task.title}</span>
      ) : (
        <Input
          aria-label={`New title of ${was}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user's own click
          autoFocus
          maxLength={MY_TASK_TITLE_MAX}
          value={typed}
          readOnly={saving}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save();
            if (event.key === 'Escape' && !saving) setTyped(null);
          }}
        />
      )}
      <span className={styles['actions']}>
        <IconButton
          icon="edit"
          label={`Rename ${task.title}`}
          disabled={disabled}
          onClick={() => {
            setWas(task.title);
            setTyped(task.title);
          }}
        />
        <IconButton
          icon="trash"
          label={`Delete ${task.title}`}
          disabled={disabled}
          onClick={() => void on.remove(task)}
        />
      </span>
    </li>
  );
};

import { Input } from 'antd';
import { useState } from 'react';
import { type MyTask, titleToSend } from '@amberway/contract/my-tasks/schemas';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './my-tasks.module.css';
import type { MyTaskActs } from './use-my-tasks.ts';

type Props = { task: MyTask; disabled: boolean; on: MyTaskActs };

/** One task: its tick, its title, and on request a field to rename it. */
export const MyTaskRow = ({ task, disabled, on }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const title = titleToSend(typed ?? '');
    setTyped(null);
    if (title && title !== task.title) void on.rename(task, title);
  };
  return (
    <li className={styles['task']} data-done={task.completed || undefined}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={task.completed}
          disabled={disabled}
          onChange={(event) => on.tick(task, event.target.checked)}
        />
        <span className="visually-hidden">{`Done: ${task.title}`}</span>
      </label>
      {typed === null ? (
        <span className={styles['title']}>{task.title}</span>
      ) : (
        <Input
          aria-label={`New title of ${task.title}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the person's own press
          autoFocus
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onPressEnter={save}
          onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
        />
      )}
      <span className={styles['acts']}>
        <IconButton
          icon="edit"
          label={`Rename ${task.title}`}
          disabled={disabled}
          onClick={() => setTyped(task.title)}
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

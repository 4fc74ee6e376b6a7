import { Radio } from 'antd';
import { CLOSE_TASKS, OPEN_TASK_ACTIONS, type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { Select } from '../../../ui/select/Select.tsx';
import styles from './open-tasks.module.css';
import type { GoingOn } from './skills-that-go-on.ts';

type Props = {
  id?: string;
  value?: OpenTasks;
  onChange?: (value: OpenTasks) => void;
  /** The skills they can move to; without any, moving is not offered. */
  skills: readonly GoingOn[];
};

const HINTS = { close: openTaskTexts.closeHint, move: openTaskTexts.moveHint, extra: openTaskTexts.extraHint } as const;

/** What happens to the open tasks of an ending skill or outcome. */
export const OpenTasksChoice = ({ id, value = CLOSE_TASKS, onChange, skills }: Props) => {
  const [first] = skills;
  const only = skills.length === 1;
  const labelOf = { ...openTaskTexts, move: only && first ? openTaskTexts.moveTo(first.name) : openTaskTexts.move };
  const choose = (action: OpenTasks['action']) =>
    onChange?.(action === 'move' && first ? { action, to: first._id } : { action });
  return (
    <Radio.Group
      {...(id === undefined ? {} : { id })}
      className={styles['choices'] ?? ''}
      value={value.action}
      onChange={(event) => choose(event.target.value as OpenTasks['action'])}
    >
      {OPEN_TASK_ACTIONS.filter((action) => action !== 'move' || first).map((action) => (
        <div key={action} className={styles['choice']}>
          <Radio value={action}>
            {labelOf[action]}
            <small>{HINTS[action]}</small>
          </Radio>
          {action === 'move' && value.action === 'move' && !only && (
            <Select
              aria-label={openTaskTexts.skill}
              className={styles['skill'] ?? ''}
              value={value.to}
              onChange={(to) => onChange?.({ action, to })}
              options={skills.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          )}
        </div>
      ))}
    </Radio.Group>
  );
};

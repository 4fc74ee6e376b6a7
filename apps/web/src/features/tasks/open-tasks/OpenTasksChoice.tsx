import { CLOSE_TASKS, OPEN_TASK_ACTIONS, type OpenTasks, openTaskTexts } from '@amberway/contract/tasks/open-tasks';
import { RadioGroup } from '../../../ui/kit/RadioGroup.tsx';
import { NativeSelect } from '../../../ui/select/NativeSelect.tsx';
import type { Option } from '../../../ui/select/options.ts';
import styles from './open-tasks.module.css';
import type { GoingOn } from './skills-that-go-on.ts';

type Props = {
  id?: string;
  'aria-labelledby'?: string;
  value?: OpenTasks;
  onChange?: (value: OpenTasks) => void;
  /** The skills they can move to; without any, moving is not offered. */
  skills: readonly GoingOn[];
};

const HINTS = { close: openTaskTexts.closeHint, move: openTaskTexts.moveHint, extra: openTaskTexts.extraHint } as const;

/** What happens to the open tasks of an ending skill or outcome. */
export const OpenTasksChoice = ({ id, value = CLOSE_TASKS, onChange, skills, ...named }: Props) => {
  const [first] = skills;
  const only = skills.length === 1;
  const labelOf = { ...openTaskTexts, move: only && first ? openTaskTexts.moveTo(first.name) : openTaskTexts.move };
  const choose = (action: OpenTasks['action']) =>
    onChange?.(action === 'move' && first ? { action, to: first._id } : { action });
  return (
    <RadioGroup
      {...named}
      id={id}
      className={styles['choices']}
      value={value.action}
      onChange={choose}
      options={OPEN_TASK_ACTIONS.filter((action) => action !== 'move' || first).map((action) => ({
        value: action,
        label: (
          <>
            {`${labelOf[action]} `}
            <small>{HINTS[action]}</small>
          </>
        ),
        beside: action === 'move' && value.action === 'move' && !only && (
          <NativeSelect<string, Option>
            aria-label={openTaskTexts.skill}
            className={styles['skill'] ?? ''}
            value={value.to || null}
            onChange={(to) => to !== null && onChange?.({ action, to })}
            options={skills.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        ),
      }))}
    />
  );
};

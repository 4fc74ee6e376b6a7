import { memo, useId, useState } from 'react';
import { Link } from '../../kernel/router.ts';
import { closingTexts } from '@amberway/contract/programme/closing';
import type { StoredOutcomeStatus } from '@amberway/contract/programme/outcome-status';
import { skillActions } from '@amberway/contract/skills/actions';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { tasksDone } from '@amberway/contract/tasks/open-tasks';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import { ExpandButton, IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { SkillWeek } from '../practice/public.ts';
import { type TaskHandlers, TaskRow } from '../tasks/public.ts';
import styles from './skills.module.css';
import { SKILL_TONES } from './tones.ts';
import type { SkillHandlers } from './use-skill-handlers.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  skill: ProgrammeSkill;
  outcome: StoredOutcomeStatus;
  on: SkillHandlers;
  onTask: TaskHandlers;
  /** Every panel open, as in print. */
  allOpen: boolean;
};

const doneOf = ({ tasks }: ProgrammeSkill) => (tasks.length === 0 ? skillTexts.noTasks : tasksDone(tasks));

/** One skill with its tasks. Active ones are open by default. */
export const SkillPanel = memo(({ skill, outcome, on, onTask, allOpen }: Props) => {
  const actions = skillActions(on.viewer, { outcome, skill: skill.status });
  const status = shownSkillStatus(skill.status);
  const [wanted, setWanted] = useState(status === 'Active');
  const open = allOpen || (actions.open && wanted);
  const bodyId = useId();
  return (
    <li className={styles['skill']} data-closed={!actions.open || undefined}>
      <div className={styles['head']}>
        <ExpandButton
          open={open}
          controls={bodyId}
          label={`Tasks of ${skill.name}`}
          disabled={!actions.open}
          onToggle={() => setWanted(!wanted)}
        />
        <div className={styles['name']}>
          <Link to={on.href('View', skill._id)} state={OPENED_HERE}>
            {skill.name}
          </Link>
          <small>{doneOf(skill)}</small>
          <SkillWeek skill={skill._id} />
        </div>
        <StatusTag tone={SKILL_TONES[status]}>{status}</StatusTag>
        <div className={styles['actions']}>
          {actions.master && (
            <Button icon={<Icon name="check" size={16} />} onClick={() => on.master(skill)}>
              {skillTexts.master}
            </Button>
          )}
          {on.mayUndo(skill) && actions.open && (
            <Button
              icon={<Icon name="undo" size={16} />}
              aria-label={`${closingTexts.undo}: ${skill.name}`}
              onClick={() => on.undo(skill)}
            >
              {closingTexts.undo}
            </Button>
          )}
          {actions.addTask && (
            <Button icon={<Icon name="plus" size={16} />} onClick={() => onTask.show('Create', skill._id)}>
              {taskTexts.add}
            </Button>
          )}
          {actions.edit && (
            <Button
              icon={<Icon name="edit" size={16} />}
              aria-label={`${skillTexts.edit} ${skill.name}`}
              onClick={() => on.show('Edit', skill._id)}
            >
              {skillTexts.edit}
            </Button>
          )}
        </div>
        {actions.delete && <IconButton icon="trash" label={`Delete ${skill.name}`} onClick={() => on.remove(skill)} />}
      </div>
      <div id={bodyId} hidden={!open}>
        {open && skill.tasks.length === 0 && (
          <p className={styles['none']}>
            <strong>{skillTexts.noTasks}</strong>
            {actions.addTask && <span>{skillTexts.noTasksHint}</span>}
          </p>
        )}
        {open && skill.tasks.length > 0 && (
          <ul className={styles['tasks']} aria-label={`Tasks of ${skill.name}`}>
            {skill.tasks.map((task) => (
              <TaskRow key={task._id} task={task} outcome={outcome} skill={skill.status} on={onTask} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
});

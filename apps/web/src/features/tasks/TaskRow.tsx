import { memo } from 'react';
import { isFamily } from '@amberway/contract/kernel/roles';
import { Link } from '../../kernel/router.ts';
import type { Standing } from '@amberway/contract/programme/skill-status';
import { taskActions } from '@amberway/contract/tasks/actions';
import { isToDo } from '@amberway/contract/tasks/open-tasks';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { TaskDay, taskDayOf } from './TaskDay.tsx';
import styles from './tasks.module.css';
import { TickAnswer } from './tick/TickAnswer.tsx';
import type { TaskHandlers } from './use-task-handlers.ts';
import { useWrittenTask } from './use-written-task.ts';

type Props = { task: TaskSummary; outcome: Standing['outcome']; skill: Standing['skill']; on: TaskHandlers };

const FACES = 3;

/** One task: its checkbox, its name as a link, its due date and its assignee. */
export const TaskRow = memo(({ task: stored, outcome, skill, on }: Props) => {
  const { task, waits } = useWrittenTask(stored);
  const actions = taskActions(on.viewer, task, { outcome, skill });
  const overdue = isToDo(task) && task.dueDate !== null && task.dueDate < on.today;
  const family = isFamily(on.viewer);
  // A tick that waits is answered below.
  const fact = waits
    ? !task.isCompleted && waits.text
    : (task.isCompleted || !task.closedAt) && taskDayOf(task) && <TaskDay task={task} viewerId={on.viewer.id} />;
  const who = task.assignee.map((person) => fullName(person)).join(', ');
  return (
    <li className={styles['task']} data-done={(task.isCompleted && !family) || undefined}>
      <TickBox
        name={task.name}
        checked={task.isCompleted}
        disabled={!actions.tick}
        onTick={(done) => on.tick(task, done)}
      />
      <div className={styles['what']}>
        <Link to={on.href('View', task._id)} state={OPENED_HERE}>
          {task.name}
        </Link>
        <span className={styles['facts']}>
          {family ? (
            fact && <span>{fact}</span>
          ) : (
            <>
              {task.dueDate && <span>{`Due ${formatDay(task.dueDate)}`}</span>}
              {overdue && <StatusTag tone="warn">Overdue</StatusTag>}
            </>
          )}
          {task.closedAt && <StatusTag tone="plain">{taskTexts.closed}</StatusTag>}
          {task.isExtra && isToDo(task) && <StatusTag tone="soft">{taskTexts.extra}</StatusTag>}
          {who && (
            <span className={styles['who']} title={who}>
              <span className={styles['faces']}>
                {task.assignee.slice(0, FACES).map((person) => (
                  <Avatar key={person._id} person={person} size={22} />
                ))}
              </span>
              {who}
            </span>
          )}
        </span>
      </div>
      <div className={styles['actions']}>
        {actions.edit && (
          <IconButton icon="edit" label={`${taskTexts.edit} ${task.name}`} onClick={() => on.show('Edit', task._id)} />
        )}
        {actions.delete && <IconButton icon="trash" label={`Delete ${task.name}`} onClick={() => on.remove(task)} />}
      </div>
      {family && task.isCompleted && <TickAnswer id={task._id} waits={waits} />}
    </li>
  );
});

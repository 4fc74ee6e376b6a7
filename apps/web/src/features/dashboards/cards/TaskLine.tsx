import { Link } from '../../../kernel/router.ts';
import type { DashboardTask } from '@amberway/contract/dashboards/schemas';
import { isFamily } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { mayTickTask, taskGoesOn } from '@amberway/contract/tasks/actions';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { TASK, TaskDay, taskDayOf, TickAnswer, useAnswer, useWrittenTask } from '../../tasks/public.ts';
import styles from './cards.module.css';

const hrefOf = (task: DashboardTask, member: string) =>
  `${SCREENS.program.path}?${new URLSearchParams({ [MEMBER_PARAM]: member, view: kindAndId(TASK, task._id) })}`;

type Props = { task: DashboardTask; memberId: string; onTick: (done: boolean) => void };

/** One task: its checkbox, its name as a link, when it is due and its skill. */
export const TaskLine = ({ task: stored, memberId, onTick }: Props) => {
  const { task, waits } = useWrittenTask(stored);
  const me = useMe();
  const viewer = { ...viewerOf(me), id: me.actor?._id ?? me._id };
  const { isCompleted, name, skillName } = task;
  const answer = useAnswer(task._id);
  const answered = isCompleted && (answer ?? waits) != null;
  const when = waits?.text ?? (taskDayOf(task) && <TaskDay task={task} viewerId={viewer.id} />);
  const mayTick =
    taskGoesOn({ outcome: task.outcomeStatus, skill: task.skillStatus }, task) &&
    mayTickTask(viewer, { assignee: task.assignee.map((_id) => ({ _id })) });
  return (
    <li className={styles['task']} data-done={(isCompleted && !isFamily(viewer)) || undefined}>
      <TickBox className={styles['tick']} name={name} checked={isCompleted} disabled={!mayTick} onTick={onTick} />
      <div>
        <Link to={hrefOf(task, memberId)}>{name}</Link>
        {!answered && (
          <small>
            <span>
              {when && <>{when}. </>}
              {tickTexts.helpsWith(skillName)}
            </span>
            {task.isExtra && <StatusTag tone="soft">{taskTexts.extra}</StatusTag>}
          </small>
        )}
      </div>
      {answered && <TickAnswer id={task._id} waits={waits} />}
    </li>
  );
};

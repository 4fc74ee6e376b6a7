import { Link } from '../../../kernel/router.ts';
import type { DashboardTask } from '@amberway/contract/dashboards/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { SCREENS } from '@amberway/contract/shell/routes';
import { mayTickTask, taskGoesOn } from '@amberway/contract/tasks/actions';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { formatDate, formatDay } from '../../../ui/dates.ts';
import { kindAndId } from '../../../ui/form/record-part.ts';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { today } from '../../../ui/today.ts';
import { TASK } from '../../tasks/public.ts';
import { daysAway } from '../days-away.ts';
import styles from './cards.module.css';

const SOON = 2;

/** 'Today' and 'Tomorrow', other days as a date. */
const dueText = (due: string, now: string): string => {
  const days = (Date.parse(due) - Date.parse(now)) / DAY;
  return days >= 0 && days < SOON ? `Due ${daysAway(now, due).toLowerCase()}` : `Due ${formatDay(due)}`;
};

const hrefOf = (task: DashboardTask, member: string) =>
  `${SCREENS.program.path}?${new URLSearchParams({ [MEMBER_PARAM]: member, view: kindAndId(TASK, task._id) })}`;

type Props = { task: DashboardTask; memberId: string; onTick: (done: boolean) => void };

/** One task: its checkbox, its name as a link, when it is due and its skill. */
export const TaskLine = ({ task, memberId, onTick }: Props) => {
  const me = useMe();
  const viewer = { ...viewerOf(me), id: me.actor?._id ?? me._id };
  const now = today(me.timeZone);
  const { isCompleted, dueDate, completedAt, name, skillName } = task;
  const mayTick =
    taskGoesOn({ outcome: task.outcomeStatus, skill: task.skillStatus }, task) &&
    mayTickTask(viewer, { assignee: task.assignee.map((_id) => ({ _id })) });
  return (
    <li className={styles['task']} data-done={isCompleted || undefined}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={isCompleted}
          disabled={!mayTick}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="visually-hidden">{`Done: ${name}`}</span>
      </label>
      <div>
        <Link to={hrefOf(task, memberId)}>{name}</Link>
        <small>
          {isCompleted && completedAt && <span>{`Done on ${formatDate(completedAt, me.timeZone)}`}</span>}
          {!isCompleted && dueDate && <span>{dueText(dueDate, now)}</span>}
          <span>{`Skill: ${skillName}`}</span>
          {task.isExtra && <StatusTag tone="soft">{taskTexts.extra}</StatusTag>}
          {!isCompleted && dueDate !== null && dueDate < now && <StatusTag tone="warn">Overdue</StatusTag>}
        </small>
      </div>
    </li>
  );
};

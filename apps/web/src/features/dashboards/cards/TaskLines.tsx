import type { ReactNode } from 'react';
import { completionOf } from '@amberway/contract/dashboards/formulas';
import type { DashboardTask } from '@amberway/contract/dashboards/schemas';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';
import { TaskLine } from './TaskLine.tsx';

type TrackProps = { completed: number; pending: number; className: string | undefined };

/** How many of the tasks are done, only to look at: the text beside it says the same. */
export const Track = ({ completed, pending, className }: TrackProps) => (
  <div className={className} aria-hidden="true">
    <div style={{ width: `${completionOf({ completed, pending })}%` }} />
  </div>
);

type Props = {
  tasks: readonly DashboardTask[];
  memberId: string;
  onTick: (task: DashboardTask, done: boolean) => void;
  /** Before the first task. */
  children: ReactNode;
};

/** The tasks of a card, or that there are none yet. */
export const TaskLines = ({ tasks, memberId, onTick, children }: Props) =>
  tasks.length === 0 ? (
    <Nothing title={homeLabels.noTasks} why={homeLabels.noTasksWhy} />
  ) : (
    <>
      {children}
      <ul className={styles['tasks']}>
        {tasks.map((task) => (
          <TaskLine key={task._id} task={task} memberId={memberId} onTick={(done) => onTick(task, done)} />
        ))}
      </ul>
    </>
  );

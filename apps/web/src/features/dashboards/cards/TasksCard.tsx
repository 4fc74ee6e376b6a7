import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import { completionOf } from '@amberway/contract/dashboards/formulas';
import type { DashboardTask, Progress } from '@amberway/contract/dashboards/schemas';
import { DASHBOARD_LIST_SIZE, dashboardTexts } from '@amberway/contract/dashboards/texts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { TaskNoteDialog, useAnswers } from '../../tasks/public.ts';
import { useHomeTick } from '../use-home-tick.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { MoreLink } from './MoreLink.tsx';
import { Nothing } from './Nothing.tsx';
import { TaskLine } from './TaskLine.tsx';

/** Open tasks first, then the latest completed ones. A task that was ticked here stays in its place. */
const useShownTasks = (data: Progress | undefined) => {
  const [before, setBefore] = useState<readonly DashboardTask[]>([]);
  const answers = useAnswers();
  if (!data) return undefined;
  const all = [...data.pendingTasks.items, ...data.completedTasks.items];
  const shown = all.filter(({ _id }) => !before.some((one) => one._id === _id && answers.to(_id)));
  before.forEach(({ _id }, place) => {
    const ticked = answers.to(_id) && all.find((one) => one._id === _id);
    if (ticked) shown.splice(place, 0, ticked);
  });
  const items = shown.slice(0, DASHBOARD_LIST_SIZE);
  const isSame = items.length === before.length && items.every((task, place) => task === before[place]);
  if (!isSame) setBefore(items);
  return items;
};

const Bar = ({ completed, pending }: { completed: number; pending: number }) => (
  <div className={styles['completion']}>
    <div className={styles['track']} aria-hidden="true">
      <div style={{ width: `${completionOf({ completed, pending })}%` }} />
    </div>
    <span>{homeLabels.done(completed, completed + pending)}</span>
  </div>
);

type Props = { memberId: string; progress: UseQueryResult<Progress> };

/** For staff: as many tasks as the other lists. */
export const TasksCard = ({ memberId, progress }: Props) => {
  const { tick, ...noting } = useHomeTick(memberId, 'progress');
  const items = useShownTasks(progress.data);
  return (
    <>
      <LoadedCard
        title={dashboardTexts.myTasks}
        query={progress}
        lines={8}
        actions={<MoreLink items={items} to={MORE_TARGETS.tasks} memberId={memberId} of={dashboardTexts.myTasks} />}
      >
        {(data) =>
          items?.length ? (
            <>
              <Bar completed={data.completedTasks.count} pending={data.pendingTasks.count} />
              <ul className={styles['tasks']}>
                {items.map((task) => (
                  <TaskLine key={task._id} task={task} memberId={memberId} onTick={(done) => tick(task, done)} />
                ))}
              </ul>
            </>
          ) : (
            <Nothing title={homeLabels.noTasks} why={homeLabels.noTasksWhy} />
          )
        }
      </LoadedCard>
      {/* Outside the list: a note being written survives a refetch that no longer contains its task. */}
      <TaskNoteDialog {...noting} />
    </>
  );
};

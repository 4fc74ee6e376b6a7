import type { UseQueryResult } from '@tanstack/react-query';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import { DASHBOARD_LIST_SIZE, dashboardTexts } from '@amberway/contract/dashboards/texts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { TaskNoteDialog } from '../../tasks/public.ts';
import { useHomeTick } from '../use-home-tick.ts';
import { homeLabels } from '../labels.ts';
import styles from './cards.module.css';
import { MoreLink } from './MoreLink.tsx';
import { TaskLines, Track } from './TaskLines.tsx';
import { useShownTasks } from './use-shown-tasks.ts';

const Completion = ({ completed, pending }: { completed: number; pending: number }) => (
  <div className={styles['completion']}>
    <Track completed={completed} pending={pending} className={styles['track']} />
    <span>{homeLabels.done(completed, completed + pending)}</span>
  </div>
);

type Props = { memberId: string; progress: UseQueryResult<Progress> };

/** For staff: as many tasks as the other lists. */
export const TasksCard = ({ memberId, progress }: Props) => {
  const { tick, ...noting } = useHomeTick(memberId, 'progress');
  const tasks = useShownTasks(progress.data, DASHBOARD_LIST_SIZE);
  return (
    <>
      <LoadedCard
        title={dashboardTexts.myTasks}
        query={progress}
        lines={8}
        actions={<MoreLink items={tasks} to={MORE_TARGETS.tasks} memberId={memberId} of={dashboardTexts.myTasks} />}
      >
        {({ completedTasks, pendingTasks }) => (
          <TaskLines tasks={tasks} memberId={memberId} onTick={tick}>
            <Completion completed={completedTasks.count} pending={pendingTasks.count} />
          </TaskLines>
        )}
      </LoadedCard>
      {/* Outside the list: a note being written survives a refetch that no longer contains its task. */}
      <TaskNoteDialog {...noting} />
    </>
  );
};

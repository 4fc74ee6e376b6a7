import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import { completionOf } from '@amberway/contract/dashboards/formulas';
import type { Today } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts, HOME_TASKS } from '@amberway/contract/dashboards/texts';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { TaskNoteDialog } from '../../tasks/public.ts';
import cards from '../cards/cards.module.css';
import { Nothing } from '../cards/Nothing.tsx';
import { TaskLine } from '../cards/TaskLine.tsx';
import { homeLabels } from '../labels.ts';
import { useHomeTick } from '../use-home-tick.ts';
import styles from './home.module.css';
import { inOldOrder } from './stable-order.ts';

/** Open tasks first, then the latest completed ones; what was shown once stays in its place. */
const useShownTasks = (data: Today | undefined) => {
  const [before, setBefore] = useState<readonly string[]>([]);
  if (!data) return [];
  const all = [...data.pendingTasks.items, ...data.completedTasks.items];
  const shown = inOldOrder(before, all, HOME_TASKS);
  const ids = shown.map(({ _id }) => _id);
  if (ids.join() !== before.join()) setBefore(ids);
  return shown;
};

const Completion = ({ completed, pending }: { completed: number; pending: number }) => (
  <div className={styles['track']} aria-hidden="true">
    <div style={{ width: `${completionOf({ completed, pending })}%` }} />
  </div>
);

type Props = { memberId: string; today: UseQueryResult<Today> };

/** Three tasks to tick in place, and the way to all of them. In calm mode without figures. */
export const TasksBlock = ({ memberId, today }: Props) => {
  const { calm } = usePreferences().look;
  const { tick, ...noting } = useHomeTick(memberId, 'today');
  const tasks = useShownTasks(today.data);
  const [completed, pending] = [today.data?.completedTasks.count ?? 0, today.data?.pendingTasks.count ?? 0];
  const counted = !calm && tasks.length > 0;
  return (
    <>
      <LoadedCard
        title={dashboardTexts.myTasks}
        query={today}
        lines={8}
        aside={counted && homeLabels.done(completed, completed + pending)}
        actions={
          <Link to={`${MORE_TARGETS.tasks}?${MEMBER_PARAM}=${memberId}`} className={cards['more']}>
            {homeLabels.allTasks}
          </Link>
        }
      >
        {() =>
          tasks.length > 0 ? (
            <>
              {counted && <Completion completed={completed} pending={pending} />}
              <ul className={cards['tasks']}>
                {tasks.map((task) => (
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

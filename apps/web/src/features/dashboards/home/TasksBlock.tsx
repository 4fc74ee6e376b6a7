import type { UseQueryResult } from '@tanstack/react-query';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import type { Today } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts, HOME_TASKS } from '@amberway/contract/dashboards/texts';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Link } from '../../../kernel/router.ts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { TaskNoteDialog } from '../../tasks/public.ts';
import cards from '../cards/cards.module.css';
import { TaskLines, Track } from '../cards/TaskLines.tsx';
import { useShownTasks } from '../cards/use-shown-tasks.ts';
import { homeLabels } from '../labels.ts';
import { useHomeTick } from '../use-home-tick.ts';
import styles from './home.module.css';

type Props = { memberId: string; today: UseQueryResult<Today> };

/** Three tasks to tick in place, and the way to all of them. In calm mode without figures. */
export const TasksBlock = ({ memberId, today }: Props) => {
  const { calm } = usePreferences().look;
  const { tick, ...noting } = useHomeTick(memberId, 'today');
  const tasks = useShownTasks(today.data, HOME_TASKS);
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
        {() => (
          <TaskLines tasks={tasks} memberId={memberId} onTick={tick}>
            {counted && <Track completed={completed} pending={pending} className={styles['track']} />}
          </TaskLines>
        )}
      </LoadedCard>
      {/* Outside the list: a note being written survives a refetch that no longer contains its task. */}
      <TaskNoteDialog {...noting} />
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import type { Role } from '@amberway/contract/kernel/roles';
import { mayUseMyTasks } from '@amberway/contract/my-tasks/actions';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { AddTask } from './AddTask.tsx';
import styles from './my-tasks.module.css';
import { MyTaskRow } from './MyTaskRow.tsx';
import { myTasksQuery } from './queries.ts';
import { useMyTasks } from './use-my-tasks.ts';

/** The user's own to-do list. `widgetRole` is the role of the workspace: for a viewer of another role it is locked. */
export const MyTasksCard = ({ widgetRole }: { widgetRole: Role }) => {
  const disabled = !mayUseMyTasks(viewerOf(useMe()), widgetRole);
  const query = useQuery(myTasksQuery);
  const on = useMyTasks();
  return (
    <LoadedCard title={dashboardTexts.myTasks} query={query} lines={4}>
      {(tasks) => (
        <>
          {tasks.length === 0 ? (
            <p className={styles['empty']}>{myTaskTexts.empty}</p>
          ) : (
            // The list scrolls by itself, so that many tasks do not push the other cards away.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div className={styles['scroll']} role="region" aria-label={`${dashboardTexts.myTasks}, list`} tabIndex={0}>
              <ul>
                {tasks.map((task) => (
                  <MyTaskRow key={task._id} task={task} disabled={disabled} on={on} />
                ))}
              </ul>
            </div>
          )}
          <AddTask disabled={disabled} sending={on.adding} onAdd={on.add} />
        </>
      )}
    </LoadedCard>
  );
};

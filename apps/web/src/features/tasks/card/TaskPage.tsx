import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { Standing } from '@amberway/contract/programme/skill-status';
import { taskActions } from '@amberway/contract/tasks/actions';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { PROGRAMME_SLICE } from '../../../kernel/queries/programme.ts';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Drawer } from '../../../ui/kit/Dialog.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { ChildLine } from '../../../ui/people/ChildLine.tsx';
import { LIVE } from '../../../ui/reading/live.ts';
import { TASK_DRAWER_PX } from '../../../ui/sizes.ts';
import { taskQuery } from '../queries.ts';
import { TaskNoteDialog } from '../TaskNoteDialog.tsx';
import { useTick } from '../use-tick.ts';
import { useTaskViewer } from '../viewer.ts';
import styles from './card.module.css';
import { StaffTaskCard } from './StaffTaskCard.tsx';
import { TaskCard } from './TaskCard.tsx';

const useCardTick = (id: string) =>
  useTick(
    useMemo(
      () => ({
        queryKey: taskQuery(id).queryKey,
        withTick: (now: TaskDetails, _id: string, change: Partial<TaskDetails>) => ({ ...now, ...change }),
        invalidates: [PROGRAMME_SLICE, 'dashboards'],
      }),
      [id],
    ),
  );

const standingOf = ({ outcomeObject, skillObject }: TaskDetails) =>
  ({ outcome: outcomeObject.status, skill: skillObject.status }) as Standing;

const Opened = ({ at, id }: { at: RecordPlace; id: string }) => {
  const query = useQuery({ ...taskQuery(id), ...LIVE });
  const { data: task } = query;
  const viewer = useTaskViewer();
  const family = isFamily(viewer);
  const { tick, ...noting } = useCardTick(id);
  const actions = task && taskActions(viewer, task, standingOf(task));
  return (
    <>
      <Drawer
        open
        width={TASK_DRAWER_PX}
        title={task?.name ?? tickTexts.card}
        about={<ChildLine id={task?.member ?? ''} />}
        onClose={at.close}
        footer={
          task &&
          (actions?.edit || actions?.tick) && (
            <div className={styles['actions']}>
              {actions?.edit && (
                <Button size="large" onClick={() => at.show('Edit', id)}>
                  {taskTexts.edit}
                </Button>
              )}
              {actions?.tick && !task.isCompleted && (
                <Button
                  variant="primary"
                  size="large"
                  icon={<Icon name="check" size={20} />}
                  onClick={() => tick(task, true)}
                >
                  {family ? tickTexts.didIt : tickTexts.markDone}
                </Button>
              )}
              {actions?.tick && task.isCompleted && (
                <Button size="large" onClick={() => tick(task, false)}>
                  {tickTexts.notDone}
                </Button>
              )}
            </div>
          )
        }
      >
        {task ? (
          family ? (
            <TaskCard task={task} viewerId={viewer.id} mayTick={actions?.tick ?? false} />
          ) : (
            <StaffTaskCard task={task} />
          )
        ) : query.error ? (
          <QueryFailure query={query} />
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton title={false} rows={6} />
          </div>
        )}
      </Drawer>
      <TaskNoteDialog {...noting} child={task?.member} />
    </>
  );
};

/** The page of one task: a card to read, and one large button. */
export const TaskPage = ({ at }: { at: RecordPlace }) =>
  at.open?.id ? <Opened key={at.open.id} at={at} id={at.open.id} /> : null;

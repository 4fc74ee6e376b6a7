import { skipTaskReminder } from '@amberway/contract/tasks/endpoints';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { taskQuery } from '../queries.ts';
import styles from './card.module.css';

/** A task that stays open is no failure: the family ends its reminders, and the task itself does not change. */
export const Reminder = ({ task: { _id: id, reminderSkipped } }: { task: TaskDetails }) => {
  const { run } = useAction(skipTaskReminder, {
    optimistic: ({ params, body }) => ({
      queryKey: taskQuery(params.id).queryKey,
      show: (now: TaskDetails) => ({ ...now, reminderSkipped: body.skipped }),
    }),
    invalidates: ['notifications'],
  });
  return (
    <div className={styles['reminder']}>
      <p role="status">{reminderSkipped ? tickTexts.skipped : tickTexts.stillOpen}</p>
      <Button onClick={() => void run({ params: { id }, body: { skipped: !reminderSkipped } })}>
        {reminderSkipped ? tickTexts.remind : tickTexts.skip}
      </Button>
    </div>
  );
};

import type { MouseEvent } from 'react';
import { skipTaskReminder } from '@amberway/contract/tasks/endpoints';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { Button } from '../../ui/kit/Button.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './notifications.module.css';
import { NOTIFICATIONS_SLICE, type Pages, withoutReminder } from './queries.ts';

/** Answers 'Skip it?' in place: the line goes, the task stays as it is. */
export const SkipReminder = ({ task }: { task: { _id: string; name: string } }) => {
  const { run } = useAction(skipTaskReminder, {
    optimistic: ({ params }) => ({
      queryKey: [NOTIFICATIONS_SLICE],
      show: (now: Pages) => withoutReminder(now, params.id),
    }),
    invalidates: [NOTIFICATIONS_SLICE],
    done: tickTexts.skipped,
  });
  const skip = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const line = currentTarget.closest('li');
    // The line goes with the button: the next one takes the focus.
    (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')?.focus();
    void run({ params: { id: task._id }, body: { skipped: true } });
  };
  return (
    <Button className={styles['skip']} size="small" aria-label={`${tickTexts.skip}: ${task.name}`} onClick={skip}>
      {tickTexts.skip}
    </Button>
  );
};

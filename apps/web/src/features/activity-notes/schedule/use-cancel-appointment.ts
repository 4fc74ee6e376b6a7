import { useCallback } from 'react';
import { cancelAppointment } from '@amberway/contract/activity-notes/schedule-endpoints';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useAction } from '../../../ui/use-action.ts';
import { NOTES_SLICE } from '../queries.ts';

type Cancelled = { _id: string; version: number; title: string };

/** Asks for confirmation, because the family is notified at once. */
export const useCancelAppointment = () => {
  const ask = useQuestion();
  const { run } = useAction(cancelAppointment, { invalidates: [NOTES_SLICE], done: scheduleTexts.cancelled });
  return useCallback(
    ({ _id, version, title }: Cancelled) =>
      ask({
        question: scheduleTexts.confirmCancel,
        details: title,
        danger: true,
        onYes: () => run({ params: { id: _id }, body: { version } }),
      }),
    [ask, run],
  );
};

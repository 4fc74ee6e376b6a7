import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cancelAppointment } from '@amberway/contract/activity-notes/schedule-endpoints';
import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { call } from '../../../kernel/api.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useNotices } from '../../../ui/notices.ts';
import { SESSIONS_SLICE } from '../queries.ts';

type Cancelled = { _id: string; version: number; title: string };

/** Asks first: the family is told at once. */
export const useCancelAppointment = () => {
  const ask = useQuestion();
  const client = useQueryClient();
  const notices = useNotices();
  return useCallback(
    ({ _id, version, title }: Cancelled) =>
      ask({
        question: scheduleTexts.confirmCancel,
        details: title,
        danger: true,
        onYes: async () => {
          try {
            await call(cancelAppointment, { params: { id: _id }, body: { version } });
            notices.success(scheduleTexts.cancelled);
          } catch (error) {
            notices.error(error);
          }
          await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
        },
      }),
    [ask, client, notices],
  );
};

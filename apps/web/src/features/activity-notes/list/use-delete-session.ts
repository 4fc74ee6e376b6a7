import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteSession } from '@amberway/contract/activity-notes/endpoints';
import type { SessionSummary } from '@amberway/contract/activity-notes/schemas';
import { sessionTexts } from '@amberway/contract/activity-notes/texts';
import { call } from '../../../kernel/api.ts';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { SESSIONS_SLICE } from '../queries.ts';

/** Asks in the specification's words and takes the session away. */
export const useDeleteSession = () => {
  const client = useQueryClient();
  const confirmDelete = useDelete();
  return useCallback(
    ({ _id: id, title }: Pick<SessionSummary, '_id' | 'title'>, onGone?: () => void) =>
      confirmDelete({
        noun: 'session',
        name: title,
        question: sessionTexts.confirmDelete,
        done: sessionTexts.deleted,
        onYes: async () => {
          await call(deleteSession, { params: { id } });
          onGone?.();
          await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
        },
      }),
    [client, confirmDelete],
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteSession } from '@amberway/contract/sessions/endpoints';
import { sessionTexts } from '@amberway/contract/sessions/texts';
import { call } from '../../../kernel/api.ts';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { SESSIONS_SLICE } from '../queries.ts';

/** Asks in the specification's words and takes the session away. */
export const useDeleteSession = () => {
  const client = useQueryClient();
  const confirmDelete = useDelete();
  return useCallback(
    (id: string, onGone?: () => void) =>
      confirmDelete({
        noun: 'session',
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

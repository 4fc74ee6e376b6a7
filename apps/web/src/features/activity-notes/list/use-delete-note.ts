import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { call } from '../../../kernel/api.ts';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { SESSIONS_SLICE } from '../queries.ts';

/** Asks in the specification's words and takes the session away. */
export const useDeleteNote = () => {
  const client = useQueryClient();
  const confirmDelete = useDelete();
  return useCallback(
    ({ _id: id, title }: Pick<NoteSummary, '_id' | 'title'>, onGone?: () => void) =>
      confirmDelete({
        noun: 'session',
        name: title,
        question: noteTexts.confirmDelete,
        done: noteTexts.deleted,
        onYes: async () => {
          await call(deleteNote, { params: { id } });
          onGone?.();
          await client.invalidateQueries({ queryKey: [SESSIONS_SLICE] });
        },
      }),
    [client, confirmDelete],
  );
};

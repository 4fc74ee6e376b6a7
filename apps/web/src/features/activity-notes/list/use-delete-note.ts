import { useCallback } from 'react';
import { deleteNote, restoreNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { useDelete } from '../../../ui/confirm/use-delete.ts';
import { useAction } from '../../../ui/use-action.ts';
import { NOTES_SLICE } from '../queries.ts';

/** Asks for confirmation with the text of the specification and deletes the note. */
export const useDeleteNote = () => {
  const confirmDelete = useDelete();
  const { run } = useAction(deleteNote, { invalidates: [NOTES_SLICE] });
  const { run: restore } = useAction(restoreNote, { invalidates: [NOTES_SLICE], done: noteTexts.restored });
  return useCallback(
    ({ _id: id, title }: Pick<NoteSummary, '_id' | 'title'>, onGone?: () => void) =>
      confirmDelete({
        noun: 'session',
        name: title,
        question: noteTexts.confirmDelete,
        done: noteTexts.deleted,
        onYes: async () => {
          const reply = await run({ params: { id } });
          if (reply) onGone?.();
          return reply;
        },
        undo: () => restore({ params: { id } }),
      }),
    [confirmDelete, restore, run],
  );
};

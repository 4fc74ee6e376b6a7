import { useEffect, useRef } from 'react';
import { readNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { NOTES_SLICE } from '../queries.ts';
import { useAction } from '../../../ui/use-action.ts';

/** Opening a note marks it as read, once. A failed request is repeated the next time the note is opened. */
export const useReadMark = (note: NoteDetails | undefined): void => {
  const { run } = useAction(readNote, { invalidates: [{ queryKey: [NOTES_SLICE, 'list'] }], failed: () => {} });
  const marked = useRef<string | null>(null);
  const unread = note && !note.read ? note._id : null;
  useEffect(() => {
    if (!unread || marked.current === unread) return;
    marked.current = unread;
    void run({ params: { id: unread } });
  }, [unread, run]);
};

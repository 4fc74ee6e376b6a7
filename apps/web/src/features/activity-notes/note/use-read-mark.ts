import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readNote } from '@amberway/contract/activity-notes/endpoints';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { call } from '../../../kernel/api.ts';
import { SESSIONS_SLICE } from '../queries.ts';

/** Opening a note marks it as read, once. A mark that could not be set is set the next time it is opened. */
export const useReadMark = (note: NoteDetails | undefined): void => {
  const client = useQueryClient();
  const marked = useRef<string | null>(null);
  const unread = note && !note.read ? note._id : null;
  useEffect(() => {
    if (!unread || marked.current === unread) return;
    marked.current = unread;
    call(readNote, { params: { id: unread } })
      .then(() => client.invalidateQueries({ queryKey: [SESSIONS_SLICE, 'list'] }))
      .catch(() => {});
  }, [unread, client]);
};

import { useEffect } from 'react';
import { readThread } from '@amberway/contract/messages/endpoints';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useAction } from '../../ui/use-action.ts';
import { MESSAGES_SLICE } from './queries.ts';

/**
 * Marks what the viewer received from this person as read while the conversation is on a visible page. Without a
 * connection it is tried again when there is one.
 */
export const useReadMark = (personId: string | null, messages: readonly ClientMessage[]): void => {
  const me = useMe();
  const may = useCan('messages', 'receive');
  const { run } = useAction(readThread, { invalidates: [MESSAGES_SLICE], failed: () => undefined });
  const unread = messages.filter(
    ({ from, to, acknowledgedAt }) => from._id === personId && to === me._id && !acknowledgedAt,
  );
  const latest = unread[0]?._id;
  useEffect(() => {
    if (!may || !personId || !latest) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') void run({ params: { personId } });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    window.addEventListener('online', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      window.removeEventListener('online', mark);
    };
  }, [may, personId, latest, run]);
};

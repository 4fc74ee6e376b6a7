import { useEffect, useEffectEvent, useRef } from 'react';
import { useMe } from '../queries/me.ts';

/**
 * Calls the handler when the number on the bell changes, as it does when a note is published or read. The event itself
 * also opens every stream, when nothing has changed.
 */
export const useUnreadChange = (handler: () => void): void => {
  const { unreadCount } = useMe();
  const last = useRef(unreadCount);
  const onChange = useEffectEvent(handler);
  useEffect(() => {
    if (last.current === unreadCount) return;
    last.current = unreadCount;
    onChange();
  }, [unreadCount]);
};

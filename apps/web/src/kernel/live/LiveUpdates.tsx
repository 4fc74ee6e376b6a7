import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../queries/me.ts';
import { startLive, useLiveEvent } from './live.ts';

/** Updates the shell without reloading: for now the number beside the bell. */
export const LiveUpdates = () => {
  const client = useQueryClient();
  useLiveEvent('unread', ({ unreadCount }) => {
    client.setQueryData(meQuery.queryKey, (me) => me && { ...me, unreadCount });
  });
  useLiveEvent('refresh', () => void client.invalidateQueries({ queryKey: meQuery.queryKey }));
  useEffect(startLive, []);
  return null;
};

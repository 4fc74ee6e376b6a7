import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '@amberway/contract/messages/schemas';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { MESSAGES_SLICE } from './queries.ts';

type Loaded = InfiniteData<{ data: Message[] }>;

/** Refetches messages on live events; returns an announcement of the latest sender for screen readers. */
export const useLiveMessages = (): string => {
  const client = useQueryClient();
  const me = useMe();
  const [arrived, setArrived] = useState('');
  const refresh = () => invalidateSlice(client, MESSAGES_SLICE);

  useLiveEvent('refresh', () => void refresh());
  const load = async (messageId: string) => {
    await refresh();
    // Not all data of the slice is messages in pages: the list of conversations is an array.
    const loaded = client.getQueriesData<Partial<Loaded>>({ queryKey: [MESSAGES_SLICE] });
    const all = loaded.flatMap(([, data]) => data?.pages?.flatMap((page) => page.data) ?? []);
    const found = all.find(({ _id }) => _id === messageId);
    if (found && found.from._id !== me._id) setArrived(`New message from ${fullName(found.from)}`);
  };
  useLiveEvent('message', ({ messageId }) => void load(messageId));
  return arrived;
};

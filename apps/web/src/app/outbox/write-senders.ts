import type { QueryClient } from '@tanstack/react-query';
import { createDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { writeToCoach } from '@amberway/contract/messages/endpoints';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { call, type CallArgs } from '../../kernel/api.ts';
import { registerSender, type Sender } from '../../kernel/outbox/senders.ts';
import { DIARY, DIARY_CHANGE, MESSAGE, TICK } from '../../kernel/outbox/kinds.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';

/** One request for each: the server knows a repeated one by its key. */
const senderOf = (client: QueryClient, endpoint: EndpointSpec, slices: readonly string[]): Sender => ({
  batch: 1,
  send: async ([entry]) => {
    if (!entry) return [];
    const { input } = entry.body as { input: unknown };
    await call(endpoint, ...([input, { idempotencyKey: entry.id }] as unknown as CallArgs<EndpointSpec>));
    for (const slice of slices) void invalidateSlice(client, slice);
    return [{ id: entry.id, result: 'stored' }];
  },
});

/** How each kind of write that waited is sent. */
export const registerWriteSenders = (client: QueryClient): void => {
  registerSender(TICK, senderOf(client, setTaskStatus, [PROGRAMME_SLICE, 'dashboards']));
  registerSender(DIARY, senderOf(client, createDiaryEntry, ['diary']));
  registerSender(DIARY_CHANGE, senderOf(client, updateDiaryEntry, ['diary']));
  registerSender(MESSAGE, senderOf(client, writeToCoach, ['messages']));
};

import type { QueryClient } from '@tanstack/react-query';
import { createDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { writeToCoach } from '@amberway/contract/messages/endpoints';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { ApiError } from '../../kernel/api-error.ts';
import { call, type CallArgs } from '../../kernel/api.ts';
import type { Entry } from '../../kernel/outbox/entries.ts';
import { registerSender, type Sender } from '../../kernel/outbox/senders.ts';
import { DIARY, DIARY_CHANGE, GAS_RATING, MESSAGE, TICK } from '../../kernel/outbox/kinds.ts';
import { isDecided } from '../../kernel/outbox/verdict.ts';
import type { Written } from '../../kernel/outbox/waiting.ts';
import { meQuery } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { trueDay } from '../../ui/true-day.ts';

const ENDPOINTS: Readonly<Record<string, EndpointSpec>> = {
  [TICK]: setTaskStatus,
  [DIARY]: createDiaryEntry,
  [DIARY_CHANGE]: updateDiaryEntry,
  [MESSAGE]: writeToCoach,
};

/** Goals are rated rarely: their calls are loaded when one waits, not with every visit. */
const endpointOf = async (kind: string): Promise<EndpointSpec | undefined> =>
  kind === GAS_RATING ? (await import('@amberway/contract/gas/endpoints')).rateGasScale : ENDPOINTS[kind];

const send = (endpoint: EndpointSpec, input: unknown, idempotencyKey: string) =>
  call(endpoint, ...([input, { idempotencyKey }] as unknown as CallArgs<EndpointSpec>));

type Stored = { data: Pick<DiaryEntry, '_id' | 'version'> };
type Day = { body: { emoji: string; note: string | null } };

/** A write that the server rejects was not stored: what replaces it is sent as it is. */
const sendEarlier = async ({ kind, id, body }: NonNullable<Written['earlier']>): Promise<Stored | undefined> => {
  try {
    return (await sendWrite(kind, id, body)) as Stored;
  } catch (error) {
    if (error instanceof ApiError && isDecided(error)) return undefined;
    throw error;
  }
};

/**
 * Sends a write under its key, which the server stores once. If it replaces one that was sent without a response, that
 * one is repeated first, and this one changes what it stored: as a second creation of the day it would be rejected.
 */
const sendWrite = async (kind: string, id: string, { input, earlier }: Written): Promise<unknown> => {
  const before = earlier && (await sendEarlier(earlier));
  if (before) {
    const { emoji, note } = (input as Day).body;
    const { _id, version } = before.data;
    return send(updateDiaryEntry, { params: { id: _id }, body: { emoji, note, version } }, id);
  }
  const endpoint = await endpointOf(kind);
  if (!endpoint) throw new Error(`No call for ${kind}`);
  return send(endpoint, input, id);
};

/** What the server rejected, put right if that is possible. */
type PutRight = (entry: Entry<Written>, error: ApiError) => Written | undefined;

/** A day to come, by a clock that was not known to be wrong when it was chosen. */
const withTrueDay =
  (client: QueryClient): PutRight =>
  ({ body, at }, { errors }) => {
    const { input, ...others } = body as Written<{ body: { member: string; day: string } }>;
    const { member, day: said } = input.body;
    const day = errors['day'] ? trueDay(said, at, client.getQueryData(meQuery.queryKey)?.timeZone) : said;
    if (day === said) return undefined;
    return { ...others, key: `${member}|${day}`, input: { ...input, body: { ...input.body, day } } };
  };

/** One request for each. */
const senderOf = (client: QueryClient, slices: readonly string[], putRight?: PutRight): Sender => ({
  batch: 1,
  send: async ([entry]) => {
    if (!entry) return [];
    try {
      await sendWrite(entry.kind, entry.id, entry.body as Written);
    } catch (error) {
      // Once: what was put right and is rejected again is refused.
      if (!(error instanceof ApiError) || error.code !== 'invalid' || entry.timeChecked) throw error;
      const body = putRight?.(entry as Entry<Written>, error);
      if (!body) throw error;
      return [{ id: entry.id, result: 'corrected', body }];
    }
    for (const slice of slices) void invalidateSlice(client, slice);
    return [{ id: entry.id, result: 'stored' }];
  },
});

/** How each kind of write that waited is sent. */
export const registerWriteSenders = (client: QueryClient): void => {
  registerSender(TICK, senderOf(client, [PROGRAMME_SLICE, 'dashboards']));
  registerSender(DIARY, senderOf(client, ['diary'], withTrueDay(client)));
  registerSender(DIARY_CHANGE, senderOf(client, ['diary']));
  registerSender(MESSAGE, senderOf(client, ['messages']));
  registerSender(GAS_RATING, senderOf(client, ['gas']));
};

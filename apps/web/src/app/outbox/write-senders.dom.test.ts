import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { diaryTexts } from '@amberway/contract/diary/texts';
import type { Entry } from '../../kernel/outbox/entries.ts';
import { DIARY, DIARY_CHANGE } from '../../kernel/outbox/kinds.ts';
import { senderOf } from '../../kernel/outbox/senders.ts';
import { serverTime } from '../../kernel/server-time.ts';
import type { Written } from '../../kernel/outbox/waiting.ts';
import { registerWriteSenders } from './write-senders.ts';

type Request = { method: string; url: string; key: string | null; body: unknown };
const requests: Request[] = [];
let replies: { status: number; body: object }[] = [];

const entryOf = (_id: string, version: number) => ({ status: 200, body: { status: true, data: { _id, version } } });
const refused = { status: 409, body: { status: false, code: 'duplicate', message: 'There is one already.' } };

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    if (url.includes('appCheck'))
      return Response.json({ status: true, data: { token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' } });
    requests.push({ method, url, key: new Headers(headers).get('idempotency-key'), body: JSON.parse(body as string) });
    const next = replies.shift();
    if (!next) throw new TypeError('offline');
    return Response.json(next.body, { status: next.status });
  });
  registerWriteSenders(new QueryClient());
});

const day = (emoji: string) => ({ member: 'arlo', day: '2026-11-18', emoji, note: null });
const write = (emoji: string): Written => ({ key: 'arlo|2026-11-18', input: { body: day(emoji) } });
const send = (kind: string, id: string, body: Written) =>
  senderOf(kind)?.send([{ id, kind, body, label: 'Wednesday' } as unknown as Entry]);

it('a mood that replaces one without a response changes what that one stored, and adds no second', async () => {
  replies = [entryOf('d1', 1), entryOf('d1', 2)];
  const earlier = { id: 'k1', kind: DIARY, body: write('calm') };
  expect(await send(DIARY, 'k2', { ...write('sad'), earlier })).toEqual([{ id: 'k2', result: 'stored' }]);
  expect(requests).toEqual([
    { method: 'POST', url: '/api/diary', key: 'k1', body: day('calm') },
    { method: 'PUT', url: '/api/diary/d1', key: 'k2', body: { emoji: 'sad', note: null, version: 1 } },
  ]);
});

it('if the first was rejected, the one that replaces it is sent as it is', async () => {
  replies = [refused, entryOf('d1', 1)];
  const earlier = { id: 'k1', kind: DIARY, body: write('calm') };
  await send(DIARY, 'k2', { ...write('sad'), earlier });
  expect(requests.map(({ method, key }) => `${method} ${key}`)).toEqual(['POST k1', 'POST k2']);
});

it('without a response to the first, both wait on', async () => {
  replies = [];
  const earlier = { id: 'k1', kind: DIARY, body: write('calm') };
  await expect(send(DIARY, 'k2', { ...write('sad'), earlier })).rejects.toMatchObject({ noResponse: true });
  expect(requests).toHaveLength(1);
});

it('a mood of today by a clock that was three days ahead goes to the server’s today, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T02:00:00Z') });
  const refusedDay = {
    status: 422,
    body: { status: false, code: 'invalid', message: diaryTexts.notYet, errors: { day: diaryTexts.notYet } },
  };
  const written = { key: 'arlo|2026-11-21', input: { body: { ...day('sad'), day: '2026-11-21' } } };
  const entry = { id: 'k1', kind: DIARY, body: written, label: 'Today', at: Date.now(), timeChecked: false };
  const trySend = (part: Partial<Entry> = {}) => senderOf(DIARY)?.send([{ ...entry, ...part } as unknown as Entry]);
  try {
    serverTime.aheadMs = 3 * DAY;
    replies = [refusedDay, refusedDay];
    expect(await trySend()).toEqual([
      {
        id: 'k1',
        result: 'corrected',
        body: { key: 'arlo|2026-11-18', input: { body: { ...day('sad'), day: '2026-11-18' } } },
      },
    ]);
    await expect(trySend({ timeChecked: true })).rejects.toMatchObject({ code: 'invalid' });
  } finally {
    serverTime.aheadMs = null;
    vi.useRealTimers();
  }
});

it('several changes in a row are repeated one after the other, each over the version before', async () => {
  replies = [entryOf('d1', 4), entryOf('d1', 5), entryOf('d1', 6)];
  const change = (emoji: string): Written => ({
    key: 'arlo|2026-11-18',
    input: { params: { id: 'd1' }, body: { emoji, note: null, version: 3 } },
  });
  const first = { id: 'k1', kind: DIARY_CHANGE, body: change('calm') };
  const second = { id: 'k2', kind: DIARY_CHANGE, body: { ...change('sad'), earlier: first } };
  await send(DIARY_CHANGE, 'k3', { ...change('proud'), earlier: second });
  expect(requests.map(({ key, body }) => [key, (body as { version: number }).version])).toEqual([
    ['k1', 3],
    ['k2', 4],
    ['k3', 5],
  ]);
});

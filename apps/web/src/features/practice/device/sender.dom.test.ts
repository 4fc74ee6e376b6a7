import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteCompared } from '../../../kernel/device/clock.ts';
import type { Entry } from '../../../kernel/outbox/entries.ts';
import { serverTime } from '../../../kernel/server-time.ts';
import { practiceSender } from './sender.ts';

const AT = '2026-11-21T09:00:00.000Z';
const ID = '0192f3a0-0000-7000-8000-000000000009';
const entryWith = (part: Partial<Entry> = {}) =>
  ({ id: ID, body: { _id: ID, at: AT, note: 'At dinner' }, triedAt: null, timeChecked: false, ...part }) as Entry;

const answer = (result: object) =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('practice/batch')
        ? { status: true, data: { results: [{ _id: ID, failure: 'invalid', message: null, errors: null, ...result }] } }
        : { status: true, data: { token: 'check', expiresAt: '2030-01-01T00:00:00Z' } },
    ),
  );
const sender = practiceSender(async () => 'pass_1');
const send = (entry = entryWith()) => sender.send([entry]);

// A day after the entry was recorded.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(AT) + DAY }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  serverTime.aheadMs = null;
});

describe('sending practice', () => {
  it.each(['stored', 'known'])('an entry that is %s leaves the device', async (result) => {
    answer({ result });
    expect(await send()).toEqual([{ id: ID, result }]);
  });

  it('a refused entry says why [practice 8]', async () => {
    answer({ result: 'refused', message: 'We could not find it.' });
    expect(await send()).toEqual([{ id: ID, result: 'refused', reason: 'We could not find it.' }]);
  });

  it.each(['factor_due', 'confirm_needed', 'too_many', 'made_up_later'])(
    'an entry that is refused with %s, which does not judge it, waits on',
    async (failure) => {
      answer({ result: 'refused', failure, message: 'Not now.' });
      expect(await send()).toEqual([]);
    },
  );

  it('an entry that the response does not name waits on', async () => {
    answer({ _id: 'another', result: 'stored' });
    expect(await send()).toEqual([]);
  });

  it('an entry is never from the future, also if the clock was set back after it was recorded [practice 7]', async () => {
    serverTime.aheadMs = 0;
    noteCompared();
    vi.setSystemTime(Date.parse(AT) - DAY);
    noteCompared();
    expect(await sender.checked?.(entryWith())).toMatchObject({ at: '2026-11-20T09:00:00.000Z' });
  });

  it('a comparison of the clocks that is older than minutes is repeated first [practice 7]', async () => {
    serverTime.aheadMs = 3 * DAY;
    noteCompared();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    const date = new Date(Date.now()).toUTCString();
    vi.stubGlobal('fetch', async () => Response.json({ status: true, data: {} }, { headers: { date } }));
    expect(await sender.checked?.(entryWith())).toMatchObject({ at: AT });
  });

  it('a body without a time holds up nothing: the server rejects it [practice 8]', async () => {
    serverTime.aheadMs = 3 * DAY;
    noteCompared();
    expect(await sender.checked?.(entryWith({ body: { _id: ID } }))).toEqual({ _id: ID });
  });

  it.each([
    ['ahead', 3 * DAY, '2026-11-18T09:00:00.000Z'],
    ['behind', -3 * DAY, '2026-11-24T09:00:00.000Z'],
    ['right to a minute', MINUTE, AT],
  ])('before it is sent, the time of a clock that is %s is put right [practice 7]', async (_, aheadMs, at) => {
    serverTime.aheadMs = aheadMs;
    noteCompared();
    expect(await sender.checked?.(entryWith())).toEqual({ _id: ID, at, note: 'At dinner' });
  });

  it('a device that has had no response yet asks for the time first', async () => {
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      const date = new Date(Date.now() - 3 * DAY).toUTCString();
      return Response.json({ status: true, data: {} }, { headers: { date } });
    });
    const body = (await sender.checked?.(entryWith())) as { at: string };
    expect(urls).toContain('/api/health/live');
    expect(Math.abs(Date.parse(body.at) - Date.parse('2026-11-18T09:00:00.000Z'))).toBeLessThan(2 * MINUTE);
  });

  it('a time that was sent wrong and rejected is put right once', async () => {
    serverTime.aheadMs = 3 * DAY;
    answer({ result: 'refused', errors: { at: practiceTexts.inFuture } });
    const body = { _id: ID, at: '2026-11-18T09:00:00.000Z', note: 'At dinner' };
    expect(await send()).toEqual([{ id: ID, result: 'corrected', body }]);
    expect(await send(entryWith({ timeChecked: true }))).toEqual([
      { id: ID, result: 'refused', reason: practiceTexts.inFuture },
    ]);
  });

  it('a time in the future by a right clock is refused with the message of the server', async () => {
    answer({ result: 'refused', errors: { at: practiceTexts.inFuture } });
    expect(await send()).toEqual([{ id: ID, result: 'refused', reason: practiceTexts.inFuture }]);
  });
});

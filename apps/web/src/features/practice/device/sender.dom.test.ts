import { DAY } from '@amberway/contract/kernel/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../../kernel/outbox/entries.ts';
import { noteServerTime } from './clock.ts';
import { practiceSender } from './sender.ts';

const AT = '2026-11-21T09:00:00.000Z';
const ID = '0192f3a0-0000-7000-8000-000000000009';
const entry = { id: ID, body: { _id: ID, at: AT, note: 'At dinner' } } as unknown as Entry;

const answer = (result: object) =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('practice/batch')
        ? { status: true, data: { results: [{ _id: ID, message: null, errors: null, ...result }] } }
        : { status: true, data: { token: 'check', expiresAt: '2030-01-01T00:00:00Z' } },
    ),
  );
const send = () => practiceSender(async () => 'pass_1').send([entry]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  noteServerTime(new Date().toISOString());
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

  it('an entry that the response does not name waits on', async () => {
    answer({ _id: 'another', result: 'stored' });
    expect(await send()).toEqual([]);
  });

  it('a time in the future by a clock that is known to be ahead is put right and sent again [practice 7]', async () => {
    vi.useFakeTimers({ now: Date.parse(AT), toFake: ['Date'] });
    noteServerTime(new Date(Date.parse(AT) - 3 * DAY).toUTCString());
    answer({ result: 'refused', errors: { at: practiceTexts.inFuture } });
    const body = { _id: ID, at: '2026-11-18T09:00:00.000Z', note: 'At dinner' };
    expect(await send()).toEqual([{ id: ID, result: 'corrected', body }]);
  });

  it('a time in the future by a right clock is refused with the words of the server', async () => {
    answer({ result: 'refused', errors: { at: practiceTexts.inFuture } });
    expect(await send()).toEqual([{ id: ID, result: 'refused', reason: practiceTexts.inFuture }]);
  });
});

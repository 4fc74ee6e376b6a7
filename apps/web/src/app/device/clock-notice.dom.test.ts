import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverTime } from '../../kernel/server-time.ts';
import * as toast from '../../ui/kit/toast.tsx';
import { CLOCK_OFF, watchClock } from './clock-notice.ts';

const respondAt = (aheadMs: number) =>
  noteServerTime(new Response(null, { headers: { date: new Date(Date.now() - aheadMs).toUTCString() } }));

const shown: string[] = [];
let stop: () => void = () => {};
beforeEach(() => {
  serverTime.aheadMs = null;
  shown.length = 0;
  vi.spyOn(toast, 'showToast').mockImplementation(({ title }) => void shown.push(title as string));
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  serverTime.aheadMs = null;
  vi.restoreAllMocks();
});

it('a clock that is wrong by days is said once in a tab, as soon as a response tells', () => {
  stop = watchClock();
  expect(shown).toEqual([]);
  respondAt(3 * DAY);
  expect(shown).toEqual([CLOCK_OFF]);
  respondAt(4 * DAY);
  stop();
  stop = watchClock();
  expect(shown).toEqual([CLOCK_OFF]);
});

it('a few minutes are not said', () => {
  stop = watchClock();
  respondAt(10 * MINUTE);
  expect(shown).toEqual([]);
});

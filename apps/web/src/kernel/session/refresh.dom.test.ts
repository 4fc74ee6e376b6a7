import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { startRefreshing } from './refresh.ts';
import { forgetAll, read, write } from './storage.ts';

const refreshes = () => vi.mocked(fetch).mock.calls.filter(([address]) => address === '/api/auth/refresh').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      Response.json({
        status: true,
        data: address.endsWith('refresh')
          ? { token: 'renewed', gcpToken: 'media' }
          : { token: 'check', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      }),
    ),
  );
  write('token', 'first');
});

afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = async (times: number, active: boolean) => {
  for (let n = 0; n < times; n += 1) {
    await vi.advanceTimersByTimeAsync(SESSION_REFRESH_MS / 2);
    if (active) write('lastActive', String(Date.now()));
    await vi.advanceTimersByTimeAsync(SESSION_REFRESH_MS / 2);
  }
};

describe('the refresh timer', () => {
  it('renews the session and the media token of someone who is there', async () => {
    const stop = startRefreshing();
    await pass(2, true);
    stop();
    expect(refreshes()).toBe(2);
    expect(read('token')).toBe('renewed');
    expect(read('gcpToken')).toBe('media');
  });

  it('leaves an unused session alone', async () => {
    const stop = startRefreshing();
    await pass(3, false);
    stop();
    expect(refreshes()).toBe(0);
  });

  it('stops at sign-out [B074]', async () => {
    const stop = startRefreshing();
    await pass(1, true);
    stop();
    await pass(3, true);
    expect(refreshes()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

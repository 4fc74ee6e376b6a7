import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_TIMEOUT_MS, MINUTE, SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { currentBearer, clearCredentials, setBearer } from './credentials.ts';
import { mediaToken, setMediaToken } from './media-token.ts';
import { startRefreshing } from './refresh.ts';
import { clearStored, write } from './storage.ts';

let failures: number;
const refreshes = () => vi.mocked(fetch).mock.calls.filter(([url]) => url === '/api/auth/refresh').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (url.endsWith('refresh') && failures-- > 0) throw new TypeError('offline');
      return Response.json({
        status: true,
        data: url.endsWith('refresh')
          ? { token: 'renewed', gcpToken: 'media' }
          : { token: 'check', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      });
    }),
  );
  failures = 0;
  setBearer('first');
  setMediaToken('first-media');
});

afterEach(() => {
  clearStored();
  clearCredentials();
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
  it('renews the session and the media token of an active user', async () => {
    const stop = startRefreshing();
    await pass(2, true);
    stop();
    expect(refreshes()).toBe(2);
    expect(currentBearer()).toBe('renewed');
    expect(mediaToken()).toBe('media');
  });

  it('leaves an unused session alone', async () => {
    const stop = startRefreshing();
    await pass(3, false);
    stop();
    expect(refreshes()).toBe(0);
  });

  it('retries a failed renewal before the media token expires', async () => {
    failures = 1;
    const stop = startRefreshing();
    await pass(1, true);
    expect(refreshes()).toBe(1);
    expect(mediaToken()).toBe('first-media');
    await vi.advanceTimersByTimeAsync(MINUTE);
    stop();
    expect(refreshes()).toBe(2);
    expect(mediaToken()).toBe('media');
  });

  it('renews at once when the user is back after a pause', async () => {
    write('lastActive', String(Date.now()));
    const stop = startRefreshing();
    const move = () => window.dispatchEvent(new Event('pointermove'));
    move();
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(refreshes()).toBe(0);
    for (let n = 0; n < 5; n += 1) move();
    await vi.advanceTimersByTimeAsync(0);
    move();
    stop();
    expect(refreshes()).toBe(1);
    expect(mediaToken()).toBe('media');
  });

  it('ignores mouse movement while the idle warning shows', async () => {
    write('lastActive', String(Date.now()));
    const stop = startRefreshing();
    await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS - MINUTE);
    window.dispatchEvent(new Event('pointermove'));
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

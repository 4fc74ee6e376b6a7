import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login, logout, resetPassword } from '@amberway/contract/auth/endpoints';
import { FAILURES, tooManyText } from '@amberway/contract/kernel/errors';
import { DAY } from '@amberway/contract/kernel/limits';
import { getMe, listUsers } from '@amberway/contract/users/endpoints';
import { ApiError } from './api-error.ts';
import { abortSessionCalls, call, whenSessionRefused } from './api.ts';
import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import type { EarlyWindow } from './early.ts';
import { serverTime } from './server-time.ts';
import { clearCredentials, setBearer } from './sign-in/credentials.ts';
import { write } from './sign-in/storage.ts';

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };
const replies: Reply[] = [];
const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
const refused = vi.fn<() => void>();

const fetchStub = (url: string, init: RequestInit) => {
  sent.push({ url, init, headers: new Headers(init.headers) });
  if (url === '/api/appCheck/token') {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    return Promise.resolve(Response.json({ status: true, data: { token: 'fresh-check', expiresAt } }));
  }
  const next = replies.shift();
  if (!next) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json(next.body, { status: next.status ?? 200, headers: next.headers ?? {} }));
};

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};

const ok = { body: { status: true, data: null } };

beforeEach(() => {
  clearCredentials();
  localStorage.clear();
  replies.length = 0;
  sent.length = 0;
  refused.mockClear();
  write('appCheckToken', 'stored-check');
  vi.stubGlobal('fetch', fetchStub);
  return whenSessionRefused(refused);
});

describe('call', () => {
  it.each([
    ['a page of a network', '<html>Welcome</html>'],
    ['a response that was cut off', '{"status":tr'],
    ['an empty body', ''],
    ['JSON that is not ours', '{"ok":1}'],
  ])('a success with %s is no response', async (_, text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status: 200 }));
    expect(await failureOf(call(getMe))).toMatchObject({ noResponse: true, status: 0 });
  });

  it('every response tells the time of the server', async () => {
    const date = new Date(Date.now() - 3 * DAY).toUTCString();
    replies.push({ ...ok, headers: { date } });
    await call(getMe);
    expect(Math.round((serverTime.aheadMs ?? 0) / DAY)).toBe(3);
  });

  it('sends bearer, JSON content type and app-check token [B115 B116 B117]', async () => {
    setBearer('my-token');
    replies.push(ok);
    await call(getMe);
    expect(sent[0]?.url).toBe('/api/user/me');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer my-token');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('x-app-check')).toBe('stored-check');
  });

  it('takes a reply of the first view once, in place of a request', async () => {
    const view = [{ url: '/api/user/me', code: 200, body: { status: true, data: { _id: 'early' } } }];
    (window as EarlyWindow).early = { view: Promise.resolve(view) };
    expect((await call(getMe)).data).toEqual({ _id: 'early' });
    expect(sent).toEqual([]);
    replies.push({ body: { status: true, data: { _id: 'later' } } });
    expect((await call(getMe)).data).toEqual({ _id: 'later' });
  });

  it('sends a read itself if it failed in the first view, or if the session has ended since', async () => {
    const part = { url: '/api/user/me', code: 500, body: { status: false } };
    (window as EarlyWindow).early = { view: Promise.resolve([part]) };
    replies.push(ok);
    await call(getMe);
    expect(sent).toHaveLength(1);
    (window as EarlyWindow).early = { view: Promise.resolve([{ ...part, code: 200, body: { status: true } }]) };
    abortSessionCalls();
    replies.push(ok);
    await call(getMe);
    expect(sent).toHaveLength(2);
  });

  it('sends a read itself after a change, because what came with the first view is older', async () => {
    const part = { url: '/api/user/me', code: 200, body: { status: true, data: { _id: 'early' } } };
    (window as EarlyWindow).early = { view: Promise.resolve([part]) };
    replies.push(ok, ok, { body: { status: true, data: { _id: 'later' } } });
    await call(recordVisit, undefined, { harmless: true });
    expect((await call(getMe)).data).toEqual({ _id: 'early' });
    (window as EarlyWindow).early = { view: Promise.resolve([part]) };
    await call(logout, { body: {} });
    expect((await call(getMe)).data).toEqual({ _id: 'later' });
  });

  it('uses a response that was requested before, and sends the call if that failed', async () => {
    const early = Promise.resolve(Response.json({ status: true, data: 'early' }));
    expect(await call(logout, { body: {} }, { early })).toMatchObject({ data: 'early' });
    expect(sent).toEqual([]);
    replies.push(ok);
    await call(logout, { body: {} }, { early: Promise.reject(new TypeError('offline')) });
    expect(sent).toHaveLength(1);
  });

  it('says how long to wait after a 429 without our envelope', async () => {
    replies.push({ status: 429, body: 'busy', headers: { 'retry-after': '120' } }, { status: 429, body: 'busy' });
    const first = await failureOf(call(logout, { body: {} }));
    expect([first.code, first.message]).toEqual(['too_many', tooManyText(120)]);
    expect((await failureOf(call(logout, { body: {} }))).message).toBe(FAILURES.too_many.message);
  });

  it('omits the bearer before sign-in and fetches a missing app-check token first [B117]', async () => {
    localStorage.clear();
    replies.push(ok);
    await call(login, { body: { email: 'a@b.test', password: 'Amberway1!' } });
    expect(sent.map((s) => s.url)).toEqual(['/api/appCheck/token', '/api/auth/login']);
    expect(sent[1]?.headers.has('authorization')).toBe(false);
    expect(sent[1]?.headers.get('x-app-check')).toBe('fresh-check');
  });

  it('sends the reset token as the bearer instead of the session token [B120]', async () => {
    setBearer('my-token');
    replies.push(ok);
    await call(resetPassword, { body: { password: 'Amberway1' } }, { bearer: 'link-token' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer link-token');
    expect(sent[0]?.init.method).toBe('PATCH');
  });

  it('sends query parameters with arrays repeated [B119]', async () => {
    replies.push({ body: { status: true, data: [], count: 0 } });
    await call(listUsers, { params: { type: 'customer' }, query: { planTypeFilter: ['Care', 'Lite'], page: 2 } });
    expect(sent[0]?.url).toBe('/api/user/all/customer?planTypeFilter=Care&planTypeFilter=Lite&page=2');
  });

  it('treats a response whose status field is false as a failure, whatever the HTTP status [B118]', async () => {
    replies.push({ status: 200, body: { status: false, code: 'invalid', message: 'No.', errors: { email: 'Bad' } } });
    const error = await failureOf(call(getMe));
    expect(error).toMatchObject({
      status: 200,
      code: 'invalid',
      message: 'No.',
      errors: { email: 'Bad' },
      noResponse: false,
    });
  });

  it('reports the request id of a failure, and a generic message when the body is not ours', async () => {
    replies.push({ status: 500, body: 'gateway page', headers: { 'x-request-id': 'req-7' } });
    const error = await failureOf(call(getMe));
    expect(error.requestId).toBe('req-7');
    expect(error.message).toBe('Something went wrong on our side. Please try again.');
  });

  it('reports that no response arrived', async () => {
    const error = await failureOf(call(getMe));
    expect(error.noResponse).toBe(true);
    expect(error.status).toBe(0);
  });

  it('reports the session as ended when its own token has expired, and in no other case', async () => {
    setBearer('my-token');
    const expired = { status: 401, body: { status: false, code: 'session_expired', message: 'Ended.' } };
    const wrong = { status: 401, body: { status: false, code: 'wrong_credentials', message: 'Wrong.' } };
    replies.push(wrong, expired, expired);
    await failureOf(call(login, { body: { email: 'a@b.test', password: 'Amberway1!' } }));
    await failureOf(call(logout, { body: {} }, { bearer: 'other' }));
    expect(refused).not.toHaveBeenCalled();
    await failureOf(call(getMe));
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('renews a rejected app-check token once and retries', async () => {
    const denied = { status: 401, body: { status: false, code: 'app_check_failed', message: 'No.' } };
    replies.push(denied, ok);
    await call(getMe);
    expect(sent.map((s) => s.url)).toEqual(['/api/user/me', '/api/appCheck/token', '/api/user/me']);
    expect(sent[2]?.headers.get('x-app-check')).toBe('fresh-check');
  });

  it('cancels running calls when the session ends', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    );
    const running = call(getMe);
    await Promise.resolve();
    setTimeout(abortSessionCalls, 5);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReady } from '../../../kernel/ready/choice.ts';
import { chooseReady, storedPassId, storePassId } from '../../../kernel/ready/pass-id.ts';
import { clearCredentials, setBearer } from '../../../kernel/sign-in/credentials.ts';
import { endLeftPass } from './left-pass.ts';

const ended: string[] = [];
const answer = (status: number, code = 'not_found') =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('practice/passes'))
      return Response.json({ status: true, data: { token: 'check', expiresAt: '2999-01-01T00:00:00.000Z' } });
    ended.push(url);
    if (status === 0) throw new TypeError('offline');
    const body = status === 200 ? { status: true, data: null } : { status: false, code, message: 'No.' };
    return Response.json(body, { status });
  });

beforeEach(() => {
  localStorage.clear();
  ended.length = 0;
  setBearer('token');
  storePassId('pass-1');
});
afterEach(() => {
  clearCredentials();
  forgetReady();
  vi.unstubAllGlobals();
});

it.each([
  ['that was left behind is ended', 200, null],
  ['that has ended already is forgotten', 404, null],
  ['is ended later if the server cannot be reached', 0, 'pass-1'],
])('a pass %s', async (_, status, left) => {
  answer(status);
  await endLeftPass();
  expect(ended).toEqual(['/api/practice/passes/pass-1']);
  expect(storedPassId()).toBe(left);
});

it('a pass stays known after a 404 that is not the server’s own', async () => {
  answer(404, 'internal');
  await endLeftPass();
  expect(storedPassId()).toBe('pass-1');
});

it('the pass of a device that is ready stays', async () => {
  answer(200);
  chooseReady('Customer:u-1', 'pass-1');
  await endLeftPass();
  expect(ended).toEqual([]);
  expect(storedPassId()).toBe('pass-1');
});

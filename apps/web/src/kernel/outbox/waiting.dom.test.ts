import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { callOrWait, expectOutbox, offerOutbox, showWaiting, WAITS, type WaitingWrite } from './waiting.ts';

const INPUT = { params: { id: 't1' }, body: { isCompleted: true } };
const AS = { kind: 'tick', key: 't1', label: 'Wait with the sand timer', id: 'key-1' };

const network = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('appCheck')
      ? Promise.resolve(Response.json({ status: true, data: { token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' } }))
      : answer(),
  );
const lost = () => network(() => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  offerOutbox(undefined);
  vi.unstubAllGlobals();
});

it('a write without a response waits under the key of its first attempt', async () => {
  lost();
  const add = vi.fn(async () => 'key-1');
  offerOutbox({ add, remove: async () => {} });
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toBe(WAITS);
  expect(add).toHaveBeenCalledWith({
    id: 'key-1',
    kind: 'tick',
    label: 'Wait with the sand timer',
    body: { key: 't1', input: INPUT },
  });
});

it('a write that the server rejects does not wait', async () => {
  network(async () => Response.json({ status: false, code: 'invalid', message: 'No.' }, { status: 422 }));
  const add = vi.fn();
  offerOutbox({ add, remove: async () => {} });
  await expect(callOrWait(setTaskStatus, INPUT, AS)).rejects.toThrow(ApiError);
  expect(add).not.toHaveBeenCalled();
});

it('without an outbox, as for staff, it fails as usual', async () => {
  lost();
  await expect(callOrWait(setTaskStatus, INPUT, AS)).rejects.toMatchObject({ noResponse: true });
});

it('a write made before the outbox has loaded waits for it', async () => {
  lost();
  const end = expectOutbox();
  const add = vi.fn(async () => 'key-1');
  const written = callOrWait(setTaskStatus, INPUT, AS);
  setTimeout(() => offerOutbox({ add, remove: async () => {} }), 50);
  expect(await written).toBe(WAITS);
  expect(add).toHaveBeenCalledOnce();
  end();
});

it('a later write about the same day replaces the one that waits', async () => {
  lost();
  const remove = vi.fn(async () => {});
  offerOutbox({ add: async () => 'key-1', remove });
  const older = { id: 'key-0', kind: 'tick', body: { key: 't1', input: INPUT }, state: 'waiting' };
  showWaiting([older, { ...older, id: 'other', body: { key: 't2', input: INPUT } }] as unknown as WaitingWrite[]);
  await callOrWait(setTaskStatus, INPUT, { ...AS, replaces: true });
  expect(remove.mock.calls).toEqual([['key-0']]);
});

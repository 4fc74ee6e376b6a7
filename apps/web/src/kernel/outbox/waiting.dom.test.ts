import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { callOrWait, expectOutbox, type Held, offerOutbox, WAITS, type Write } from './waiting.ts';

const INPUT = { params: { id: 't1' }, body: { isCompleted: true } };
const AS = { kind: 'tick', key: 't1', label: 'Wait with the sand timer', id: 'key-1' };

const network = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('appCheck')
      ? Promise.resolve(Response.json({ status: true, data: { token: 'app', expiresAt: '2999-01-01T00:00:00.000Z' } }))
      : answer(),
  );
const lost = () => network(() => Promise.reject(new TypeError('Failed to fetch')));
const failing = (status: number, body: object | string = { status: false, code: 'unavailable', message: 'Later.' }) =>
  network(async () => (typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })));

const steps: string[] = [];
const outbox = (queued = false) => ({
  hold: vi.fn(async ({ id }: Write): Promise<Held> => {
    steps.push(`hold ${id}`);
    return queued
      ? 'queued'
      : {
          done: async () => void steps.push(`done ${id}`),
          release: async () => void steps.push(`release ${id}`),
        };
  }),
});

afterEach(() => {
  offerOutbox(undefined);
  vi.unstubAllGlobals();
  steps.length = 0;
});

it('a write is stored before it is sent, and leaves the device with the response', async () => {
  network(async () => {
    steps.push('sent');
    return Response.json({ status: true, data: { _id: 't1' } });
  });
  const offered = outbox();
  offerOutbox(offered);
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toMatchObject({ data: { _id: 't1' } });
  expect(steps).toEqual(['hold key-1', 'sent', 'done key-1']);
  expect(offered.hold).toHaveBeenCalledWith({ ...AS, input: INPUT });
});

it('a write without a response waits under the key of its first attempt', async () => {
  lost();
  offerOutbox(outbox());
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toBe(WAITS);
  expect(steps).toEqual(['hold key-1', 'release key-1']);
});

it.each([
  ['502 of a proxy', 502, '<html>Bad gateway</html>'],
  ['503', 503, undefined],
  ['504 of a proxy', 504, '<html>Gateway timeout</html>'],
  ['200 with the sign-in page of a network', 200, '<html>Welcome to the hotel</html>'],
  ['200 that was cut off', 200, '{"status":tr'],
  ['403 of a network', 403, '<html>Blocked</html>'],
  ['401 of an ended session', 401, { status: false, code: 'session_expired', message: 'Please sign in.' }],
  ['403 until the person has confirmed', 403, { status: false, code: 'confirm_needed', message: 'Please confirm.' }],
  ['409 of its own first request', 409, { status: false, code: 'in_progress', message: 'Please wait.' }],
  ['429', 429, { status: false, code: 'too_many', message: 'Please wait.' }],
  ['500', 500, { status: false, code: 'internal', message: 'Something went wrong.' }],
] as const)('a write waits after a %s', async (_, status, body) => {
  failing(status, body);
  offerOutbox(outbox());
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toBe(WAITS);
  expect(steps).toEqual(['hold key-1', 'release key-1']);
});

it.each([
  [422, 'invalid'],
  [409, 'stale'],
  [409, 'access_changed'],
])('a write that the server rejects with %s does not wait', async (status, code) => {
  failing(status, { status: false, code, message: 'No.' });
  offerOutbox(outbox());
  await expect(callOrWait(setTaskStatus, INPUT, AS)).rejects.toThrow(ApiError);
  expect(steps).toEqual(['hold key-1', 'done key-1']);
});

it('a write behind an earlier one about the same record is not sent at once', async () => {
  network(async () => {
    steps.push('sent');
    return Response.json({ status: true, data: {} });
  });
  offerOutbox(outbox(true));
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toBe(WAITS);
  expect(steps).toEqual(['hold key-1']);
});

it('a device without room sends as usual, and fails as usual', async () => {
  const offered = { hold: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
  offerOutbox(offered);
  network(async () => Response.json({ status: true, data: { _id: 't1' } }));
  expect(await callOrWait(setTaskStatus, INPUT, AS)).toMatchObject({ data: { _id: 't1' } });
  lost();
  await expect(callOrWait(setTaskStatus, INPUT, AS)).rejects.toMatchObject({ noResponse: true });
});

it('without an outbox, as for staff, it fails as usual', async () => {
  lost();
  await expect(callOrWait(setTaskStatus, INPUT, AS)).rejects.toMatchObject({ noResponse: true });
});

it('a write made before the outbox has loaded waits for it', async () => {
  lost();
  const end = expectOutbox();
  const written = callOrWait(setTaskStatus, INPUT, AS);
  setTimeout(() => offerOutbox(outbox()), 50);
  expect(await written).toBe(WAITS);
  expect(steps).toEqual(['hold key-1', 'release key-1']);
  end();
});

it('a write is not stored under the account that signs in while it waits for the outbox', async () => {
  lost();
  const end = expectOutbox();
  const written = callOrWait(setTaskStatus, INPUT, AS);
  end();
  const endNext = expectOutbox();
  offerOutbox(outbox());
  await expect(written).rejects.toMatchObject({ noResponse: true });
  expect(steps).toEqual([]);
  endNext();
}, 20_000);

import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import { useServer } from '../../testing/hooks.ts';
import { addJob, jobById, jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { rowsOf } from '../../testing/rows.ts';
import { inTransaction } from '../db/context.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';
import { settleDone } from './queries.ts';

const ran: string[] = [];
const soon = { firstWaitMs: 60, longestWaitMs: 120 };
const note = (what: string) => void ran.push(what);
const schema = z.strictObject({ id: z.string() });

const plain = defineJob({ name: 'test.plain', schema, run: async ({ id }) => note(id) });
const gaveUp = vi.fn(async (_: { id: string }) => undefined);
const failing = defineJob({
  name: 'test.failing',
  schema,
  retry: { attempts: 3, ...soon },
  gaveUp,
  run: async ({ id }) => {
    note(id);
    throw new Error('It never works.');
  },
});
let release: () => void = () => undefined;
const slow = defineJob({
  name: 'test.slow',
  schema,
  atOnce: 1,
  run: () => new Promise<void>((resolve) => (release = resolve)),
});
const endless = defineJob({
  name: 'test.endless',
  schema,
  timeoutMs: 100,
  retry: { attempts: 1 },
  run: () => new Promise(() => undefined),
});

const server = useServer({ jobs: [plain, failing, slow, endless] });
const put = (...args: Parameters<typeof enqueue<typeof schema>>) => server.within(() => enqueue(...args));
const times = (id: string) => ran.filter((one) => one === id).length;
const past = () => new Date(Date.now() - 1000).toISOString();

afterEach(async () => {
  release();
  ran.length = 0;
  gaveUp.mockClear();
});

describe('a job in a transaction', () => {
  it('runs after the commit, not before', async () => {
    const id = uuidv7();
    await server.within(() =>
      inTransaction(async () => {
        await enqueue(plain, { id });
        await new Promise((resolve) => setTimeout(resolve, 150));
        expect(times(id)).toBe(0);
      }),
    );
    await waitUntil(() => expect(times(id)).toBe(1));
  });

  it('never runs when the transaction is rolled back', async () => {
    const undone = server.within(() =>
      inTransaction(async () => {
        await enqueue(plain, { id: 'undone' });
        throw new Error('undo');
      }),
    );
    await expect(undone).rejects.toThrow('undo');
    await put(plain, { id: 'after' });
    await waitUntil(() => expect(times('after')).toBe(1));
    expect(times('undone')).toBe(0);
  });

  it('is rejected with an invalid payload, and nothing is stored', async () => {
    const before = await jobsNamed(server, plain.name);
    await expect(put(plain, { wrong: true } as never)).rejects.toThrow();
    expect(await jobsNamed(server, plain.name)).toHaveLength(before.length);
  });
});

it('a job with a delay runs when it is due', async () => {
  await put(plain, { id: 'later' }, { delayMs: 400 });
  await put(plain, { id: 'now' });
  await waitUntil(() => expect(times('now')).toBe(1));
  expect(times('later')).toBe(0);
  await waitUntil(() => expect(times('later')).toBe(1));
});

describe('a job key', () => {
  it('rejects a second unfinished job, and accepts the next when the first is done', async () => {
    expect(await put(slow, { id: 'a' }, { key: 'k' })).toBe(true);
    await waitUntil(async () => expect((await jobsNamed(server, slow.name)).at(-1)?.state).toBe('running'));
    expect(await put(slow, { id: 'b' }, { key: 'k' })).toBe(false);
    expect(await put(slow, { id: 'c' }, { key: 'other' })).toBe(true);
    release();
    await waitUntil(async () =>
      expect((await jobsNamed(server, slow.name)).map(({ state }) => state)).toEqual(['done', 'running']),
    );
    expect(await put(slow, { id: 'd' }, { key: 'k' })).toBe(true);
    release();
    await waitUntil(async () => {
      release();
      expect((await jobsNamed(server, slow.name)).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    });
  });
});

describe('a job that fails', () => {
  it('is retried with growing pauses, then given up, while others run', async () => {
    const id = uuidv7();
    await put(failing, { id });
    await put(plain, { id: 'beside' });
    await waitUntil(() => expect(times('beside')).toBe(1));
    await waitUntil(async () =>
      expect((await jobsNamed(server, failing.name)).at(-1)).toMatchObject({
        state: 'failed',
        attempts: 3,
        lastError: 'It never works.',
      }),
    );
    expect(times(id)).toBe(3);
    expect(gaveUp.mock.calls).toEqual([[{ id }]]);
    const [job] = await rowsOf<{ ms: number }>(
      server,
      sql`select extract(epoch from finished_at - created_at) * 1000 as ms from jobs where payload ->> 'id' = ${id}`,
    );
    expect(Number(job?.ms)).toBeGreaterThanOrEqual(60 + 120 - 2);
  });

  it('does not block other kinds while it is slow', async () => {
    for (const id of ['1', '2', '3']) await put(slow, { id });
    await put(plain, { id: 'quick' });
    await waitUntil(() => expect(times('quick')).toBe(1));
    expect((await jobsNamed(server, slow.name)).filter(({ state }) => state === 'running')).toHaveLength(1);
    await waitUntil(async () => {
      release();
      expect((await jobsNamed(server, slow.name)).every(({ state }) => state === 'done')).toBe(true);
    });
  });

  it('is stopped by its timeout when it never ends', async () => {
    await put(endless, { id: 'x' });
    await waitUntil(async () =>
      expect((await jobsNamed(server, endless.name))[0]).toMatchObject({ state: 'failed', attempts: 1 }),
    );
  });
});

describe('after a crash or an upgrade', () => {
  const wake = () => put(plain, { id: 'wake' });

  it.each([
    ['a payload that does not fit', { name: plain.name, payload: { other: 1 } }],
    ['a payload that is nothing', { name: plain.name, payload: null }],
    ['a payload that is no object', { name: plain.name, payload: ['id'] }],
  ])('a job with %s fails at once and is not retried', async (_, row) => {
    const [stored] = await rowsOf<{ id: string }>(
      server,
      sql`insert into jobs (id, name, payload, max_attempts) values (${uuidv7()}, ${row.name}, ${JSON.stringify(row.payload)}::jsonb, 8) returning id`,
    );
    await wake();
    await waitUntil(async () =>
      expect(await jobById(server, stored?.id ?? '')).toMatchObject({ state: 'failed', attempts: 1 }),
    );
  });

  it('a job of a kind unknown to this version stays queued', async () => {
    const id = await addJob(server, { name: 'test.future', dueAt: past() });
    await wake();
    await waitUntil(() => expect(times('wake')).toBe(1));
    expect(await jobById(server, id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('a job whose process died runs again when its lease has expired', async () => {
    const payload = { id: uuidv7() };
    await addJob(server, { name: plain.name, payload, state: 'running', attempts: 1, lease: uuidv7(), dueAt: past() });
    const held = await addJob(server, {
      name: plain.name,
      payload: { id: 'held' },
      state: 'running',
      attempts: 1,
      lease: uuidv7(),
      dueAt: new Date(Date.now() + 60_000).toISOString(),
    });
    await wake();
    await waitUntil(() => expect(times(payload.id)).toBe(1));
    expect(times('held')).toBe(0);
    expect((await jobById(server, held)).state).toBe('running');
  });

  it('a job that crashed its process at every attempt is given up', async () => {
    const payload = { id: uuidv7() };
    const id = await addJob(server, {
      name: failing.name,
      payload,
      state: 'running',
      attempts: 3,
      lease: uuidv7(),
      dueAt: past(),
    });
    await wake();
    await waitUntil(async () => expect(await jobById(server, id)).toMatchObject({ state: 'failed', attempts: 3 }));
    expect(times(payload.id)).toBe(0);
    await waitUntil(() => expect(gaveUp.mock.calls).toEqual([[payload]]));
  });

  it('a process that lost the lease cannot settle the job', async () => {
    const id = await addJob(server, { name: 'test.future', state: 'running', attempts: 2, lease: uuidv7() });
    await server.within(() => settleDone({ id, lease: uuidv7() }));
    expect((await jobById(server, id)).state).toBe('running');
  });
});

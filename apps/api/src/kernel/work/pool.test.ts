import { afterAll, describe, expect, it } from 'vitest';
import { closeWorkers, openPool, runLongTask, runTask } from './pool.ts';

const entry = new URL('../../testing/wild-tasks.mjs', import.meta.url).href;

type Run = (name: string, input: unknown) => Promise<unknown>;
const open = (options: Parameters<typeof openPool>[0] = {}) => {
  const pool = openPool({ entry, maxThreads: 1, ...options });
  return { run: pool.run as Run, close: pool.close };
};

describe('the worker pool', () => {
  const { run, close } = open({ taskMs: 1_500, maxQueue: 2 });
  afterAll(close);

  it('returns what the task returns', async () => {
    expect(await run('echo', { deep: ['a', 1] })).toEqual({ deep: ['a', 1] });
  });

  it('replaces a crashed thread: its task is rejected with 503, the next one works', async () => {
    await expect(run('crash', '')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(await run('echo', 'again')).toBe('again');
  });

  it('does not reveal the text of an error', async () => {
    await expect(run('throw', '')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(run('throw', '')).rejects.not.toThrow(/nobody may see/);
  });

  it('ends a thread whose task takes too long, and rejects the task with a readable message', async () => {
    await expect(run('hang', '')).rejects.toMatchObject({
      code: 'timeout',
      status: 503,
      message: 'This took too long. Please try again.',
    });
    expect(await run('echo', 'free')).toBe('free');
  });

  it('rejects tasks beyond a full queue at once', async () => {
    const waiting = Promise.allSettled([run('hang', ''), run('echo', 1), run('echo', 2)]);
    const started = performance.now();
    await expect(run('echo', 3)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - started).toBeLessThan(500);
    // The timeout includes waiting, so the queued tasks fail as well.
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await run('echo', 4)).toBe(4);
  });
});

it('the server’s own tasks run from the sources, and closed workers start again when needed', async () => {
  expect(await runTask('sanitise', '<p>a<script>b</script></p>')).toBe('<p>a</p>');
  await closeWorkers();
  expect(await runTask('sanitise', '<b>c')).toBe('<b>c</b>');
  await closeWorkers();
});

it('a long task has its own thread and timeout, so short ones do not wait behind it', async () => {
  const order: string[] = [];
  const long = runLongTask('sanitise', '<ul><li>'.repeat(100_000)).then(() => order.push('long'));
  await Promise.all([long, runTask('sanitise', '<b>short').then(() => order.push('short'))]);
  expect(order).toEqual(['short', 'long']);
  await closeWorkers();
});

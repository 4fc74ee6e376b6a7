import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { startServer } from '../../start.ts';
import { useServer } from '../../testing/hooks.ts';
import { copyEmbeddedTemplate } from '../../testing/template.ts';
import { readConfig } from '../config/config.ts';
import { eventLoopDelay, type Load, startWatchdog } from './watchdog.ts';

describe('the event loop watchdog', () => {
  const log = { error: vi.fn(), info: vi.fn() };
  let load: Load;
  let delay: number;
  let stop: () => void;
  const read = () => delay;
  /** Lets it take that many samples with this delay. */
  const look = (times: number, ms: number) => {
    delay = ms;
    vi.advanceTimersByTime(times * 500);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    load = { overloaded: false };
    stop = startWatchdog({ load, log }, { read, stop: () => {} });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('sets overloaded once three samples in a row exceed a second, and logs the delay once', () => {
    look(2, 1_400);
    expect(load.overloaded).toBe(false);
    look(3, 1_400);
    expect(load.overloaded).toBe(true);
    expect(log.error.mock.calls).toEqual([[{ delayMs: 1_400 }, expect.any(String)]]);
  });

  it('ignores a single long block', () => {
    look(1, 9_000);
    look(1, 30);
    look(2, 9_000);
    look(5, 900);
    expect(load.overloaded).toBe(false);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('recovers by itself and logs it', () => {
    look(3, 2_000);
    look(1, 20);
    expect(load.overloaded).toBe(false);
    expect(log.info.mock.calls).toEqual([[{ delayMs: 20 }, expect.any(String)]]);
  });

  it('stops with the server and resets overloaded', () => {
    look(3, 2_000);
    stop();
    look(3, 2_000);
    expect(load.overloaded).toBe(false);
  });
});

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('eventLoopDelay', () => {
  const server = useServer();

  it('sees blocks in immediate succession; the server responds with 503, stays live, and recovers', async () => {
    const { load } = server.services;
    const log = { error: vi.fn(), info: vi.fn() };
    const stop = startWatchdog({ load, log }, eventLoopDelay(), { sampleMs: 100, limitMs: 200 });
    try {
      // Only blocks, as when every request takes too long: only pending callbacks run between them.
      for (let n = 0; n < 8 && !load.overloaded; n += 1) {
        block(300);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      expect(load.overloaded).toBe(true);
      expect((await server.call('GET', 'health/ready')).status).toBe(503);
      expect((await server.call('GET', 'health/live')).status).toBe(200);
      expect((await server.call('GET', 'lookups')).status).toBe(503);
      await vi.waitFor(() => expect(load.overloaded).toBe(false), 5_000);
      expect((await server.call('GET', 'health/ready')).status).toBe(200);
      expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
    } finally {
      stop();
    }
  });

  it('counts one block once, however long, also after the machine has slept', async () => {
    const source = eventLoopDelay();
    block(400);
    expect(source.read()).toBeGreaterThan(350);
    expect(source.read()).toBeLessThan(200);
    source.stop();
  });
});

it('a started server watches its event loop', async () => {
  const folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
  const config = readConfig({ DATA_DIR: folder.dataDir, PORT: '0', LOG_LEVEL: 'fatal' });
  const running = await startServer(config, () => {});
  try {
    for (let n = 0; n < 8 && !running.services.load.overloaded; n += 1) {
      block(1_050);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(running.services.load.overloaded).toBe(true);
  } finally {
    await running.stop();
    await folder.remove();
  }
});

describe('an overloaded server', () => {
  const server = useServer();
  beforeEach(() => void (server.services.load.overloaded = true));
  afterEach(() => void (server.services.load.overloaded = false));

  it('responds to new requests with 503, the envelope and Retry-After', async () => {
    const response = await server.call('GET', 'user/me', { token: await server.signIn('parent') });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).toMatchObject({ status: false, code: 'unavailable', message: FAILURES.unavailable.message });
    expect(response.body['requestId']).toBe(response.headers['x-request-id']);
  });

  it('is live but not ready, and ready again afterwards', async () => {
    expect((await server.call('GET', 'health/live')).status).toBe(200);
    expect((await server.call('GET', 'health/ready')).status).toBe(503);
    server.services.load.overloaded = false;
    expect((await server.call('GET', 'health/ready')).status).toBe(200);
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Listener } from './database.ts';

// Notifications come to the connection that listens, so it cannot be a pooled one. It is opened for the first listener,
// and reconnects until it succeeds when it is lost.

/** The application_name in pg_stat_activity, by which a restore detects running servers. */
export const LISTENER_NAME = 'amberway listener';

const FIRST_WAIT_MS = 0.2 * SECOND;
const LONGEST_WAIT_MS = 10 * SECOND;

export const openListener = (url: string, onError: (error: Error) => void) => {
  const listeners = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const lost = (which: pg.Client) => {
    if (client !== which || stopping.signal.aborted) return;
    client = undefined;
    which.end().catch(() => undefined);
    void reopen();
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5 * SECOND,
      application_name: LISTENER_NAME,
    });
    fresh.on('error', (error) => {
      onError(error);
      lost(fresh);
    });
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
    });
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
  };

  const reopen = async () => {
    for (let wait = FIRST_WAIT_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await delay(wait, undefined, { signal: stopping.signal, ref: false });
        await connect();
        for (const group of listeners.values()) for (const { missed } of group) missed();
        return;
      } catch (error) {
        if (!stopping.signal.aborted) onError(error as Error);
      }
    }
  };

  return {
    listen: async (channel: string, listener: Listener) => {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      opening ??= connect();
      await opening;
      // Harmless if the connection has done it already. Queued, since a connection takes one statement at a time.
      const subscribed = last.then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`));
      last = subscribed.catch(() => undefined);
      await subscribed;
      return async () => void group.delete(listener);
    },
    close: async () => {
      stopping.abort();
      await client?.end().catch(() => undefined);
    },
  };
};

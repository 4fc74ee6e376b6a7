import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Database } from '../db/database.ts';
import { tooMany } from '../http/failure.ts';
import { type Announcement, EVENTS_CHANNEL } from './publish.ts';
import { type LiveStream, openStream } from './stream.ts';

const BEAT_MS = 25 * SECOND;
/** Besides notifications: catches sessions that expire, and lost notifications. */
const CHECK_MS = MINUTE;
/** Expiry is decided by the database's clock, which may be behind ours. */
const CLOCK_MS = 250;
/** Per user and process: more tabs than anyone uses, few enough to be harmless. */
export const STREAMS_PER_USER = 20;

type Options = {
  /**
   * Throws when the stream may no longer be read, for example because its session has ended. Returns when it will
   * expire, if known.
   */
  check: () => Promise<string | undefined>;
};

type Watched = LiveStream & { check: () => void };

export type Hub = {
  open: (userId: string, options: Options) => LiveStream;
  /** Open streams of this process. */
  count: () => number;
  /** Ends all streams at once and accepts no new ones: a server that stops must not wait for them. */
  close: () => Promise<void>;
};

/** Ends the stream when a check fails; checks run on notification, at the known expiry, and every minute. */
const watch = (stream: LiveStream, check: Options['check']): Watched => {
  let timer: NodeJS.Timeout | undefined;
  let rounds = 0;
  const look = async () => {
    clearTimeout(timer);
    const round = ++rounds;
    try {
      const until = await check();
      if (round !== rounds || stream.body.closed) return;
      const left = until ? Math.max(0, Date.parse(until) - Date.now()) + CLOCK_MS : CHECK_MS;
      timer = setTimeout(() => void look(), Math.min(left, CHECK_MS)).unref();
    } catch {
      stream.end();
    }
  };
  stream.body.once('close', () => clearTimeout(timer));
  return { ...stream, check: () => void look() };
};

/** The open streams of this process, fed by the notifications of all processes. */
export const openHub = async (database: Database, log: FastifyBaseLogger): Promise<Hub> => {
  const byUser = new Map<string, Set<Watched>>();
  let closed = false;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);
  // Pages reconnect by themselves and reload their data first.
  const endAll = () => all().forEach((stream) => stream.end());

  const onMessage = (message: string) => {
    try {
      const announcement = JSON.parse(message) as Announcement;
      for (const userId of announcement.userIds) {
        for (const stream of byUser.get(userId) ?? []) {
          if ('check' in announcement) stream.check();
          else stream.send(announcement.event);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'an event could not be read');
    }
  };

  const unlisten = await database.listen(EVENTS_CHANNEL, { onMessage, missed: endAll });
  const beats = setInterval(() => all().forEach((stream) => stream.beat()), BEAT_MS);
  beats.unref();

  return {
    open: (userId, { check }) => {
      const streams = byUser.get(userId) ?? new Set();
      if (streams.size >= STREAMS_PER_USER) throw tooMany(CHECK_MS / SECOND);
      const stream = watch(openStream(), check);
      byUser.set(userId, streams.add(stream));
      stream.body.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && byUser.get(userId) === streams) byUser.delete(userId);
      });
      if (closed) stream.end();
      // The session may have ended between the request and now.
      else stream.check();
      return stream;
    },
    count: () => all().length,
    close: async () => {
      closed = true;
      clearInterval(beats);
      endAll();
      await unlisten().catch(() => undefined);
    },
  };
};

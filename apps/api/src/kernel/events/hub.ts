import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Database } from '../db/database.ts';
import { tooMany } from '../http/failure.ts';
import { type Announcement, EVENTS_CHANNEL } from './publish.ts';
import { type LiveStream, openStream } from './stream.ts';

const BEAT_MS = 25 * SECOND;
const CHECK_MS = MINUTE;
/** Per user and process: more tabs than anyone looks at, fewer than would hurt. */
export const STREAMS_PER_USER = 20;

type Options = {
  /** Throws when the stream may no longer be read, for example because its session has ended. */
  check: () => Promise<unknown>;
};

export type Hub = {
  open: (userId: string, options: Options) => LiveStream;
  /** Ends all streams at once and takes no new ones: a server that stops must not wait for them. */
  close: () => Promise<void>;
};

/** The open streams of this process, and what it hears from all of them. */
export const openHub = async (database: Database, log: FastifyBaseLogger): Promise<Hub> => {
  const byUser = new Map<string, Set<LiveStream>>();
  let closed = false;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);
  // Pages come back by themselves and begin with asking.
  const endAll = () => all().forEach((stream) => stream.end());

  const heard = (message: string) => {
    try {
      const { userIds, event } = JSON.parse(message) as Announcement;
      for (const userId of userIds) for (const stream of byUser.get(userId) ?? []) stream.send(event);
    } catch (error) {
      log.error({ err: error }, 'an event could not be read');
    }
  };

  const unlisten = await database.listen(EVENTS_CHANNEL, { heard, missed: endAll });
  const beats = setInterval(() => all().forEach((stream) => stream.beat()), BEAT_MS);
  beats.unref();

  return {
    open: (userId, { check }) => {
      const streams = byUser.get(userId) ?? new Set();
      if (streams.size >= STREAMS_PER_USER) throw tooMany(CHECK_MS / SECOND);
      const stream = openStream();
      byUser.set(userId, streams.add(stream));
      const checks = setInterval(() => void check().catch(stream.end), CHECK_MS);
      checks.unref();
      stream.body.once('close', () => {
        clearInterval(checks);
        streams.delete(stream);
        if (streams.size === 0 && byUser.get(userId) === streams) byUser.delete(userId);
      });
      if (closed) stream.end();
      return stream;
    },
    close: async () => {
      closed = true;
      clearInterval(beats);
      endAll();
      await unlisten().catch(() => undefined);
    },
  };
};

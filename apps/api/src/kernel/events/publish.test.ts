import { uuidv7 } from 'uuidv7';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '@amberway/contract/kernel/events';
import { useServer } from '../../testing/hooks.ts';
import { inTransaction } from '../db/context.ts';
import { EVENTS_CHANNEL, type Announcement, fitting, publish } from './publish.ts';

const server = useServer({ jobs: [] });
const received: Extract<Announcement, { event: unknown }>[] = [];
beforeAll(async () => {
  await server.database.listen(EVENTS_CHANNEL, {
    onMessage: (message) => received.push(JSON.parse(message) as (typeof received)[number]),
    missed: () => undefined,
  });
});
afterEach(() => void received.splice(0));

const unread = (unreadCount: number): LiveEvent => ({ type: 'unread', unreadCount });
const send = (event: LiveEvent, users: string[]) => server.within(() => publish(event, users));

describe('an event', () => {
  it('is published after the commit, not before', async () => {
    const user = uuidv7();
    await server.within(() =>
      inTransaction(async () => {
        await publish(unread(1), [user]);
        expect(received).toEqual([]);
      }),
    );
    await vi.waitFor(() => expect(received).toEqual([{ userIds: [user], event: unread(1) }]));
  });

  it('of a change that was rolled back is never published', async () => {
    const undone = server.within(() =>
      inTransaction(async () => {
        await publish(unread(1), [uuidv7()]);
        throw new Error('undo');
      }),
    );
    await expect(undone).rejects.toThrow('undo');
    await send(unread(2), [uuidv7()]);
    await vi.waitFor(() => expect(received.map(({ event }) => event)).toEqual([unread(2)]));
  });

  it('that does not fit the schema is rejected', async () => {
    await expect(send({ type: 'gossip' } as never, [uuidv7()])).rejects.toThrow();
    await expect(send({ type: 'unread', unreadCount: 1, childName: 'Arlo' } as never, [uuidv7()])).rejects.toThrow();
  });
});

describe('the size limit of a notification', () => {
  it('splits many users into several parts, each user once', async () => {
    const users = Array.from({ length: 1000 }, () => uuidv7());
    await send(unread(3), [...users, ...users.slice(0, 10)]);
    await vi.waitFor(() => expect(received.flatMap(({ userIds }) => userIds)).toEqual(users));
    expect(received.length).toBeGreaterThan(1);
  });

  it('turns an event that is too long into a refresh event', () => {
    const long = { ...unread(4), ids: Array.from({ length: 200 }, () => uuidv7()) } as unknown as LiveEvent;
    expect(fitting(long)).toEqual({ type: 'refresh' });
    expect(fitting(unread(4))).toEqual(unread(4));
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, MessageThread } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { acting, IDS, me } from '../../../ui/testing/people.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { dayLine, readWhen } from './when.ts';

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const ADA = { _id: IDS.admin, firstName: 'Ada', lastName: 'Okoro', avatar: null };
const PRIYA = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const idOf = (n: number) => `01a00000-0000-7000-8000-00000000d${String(n).padStart(3, '0')}`;

const received = (n: number, part: Partial<ClientMessage> = {}): ClientMessage => ({
  _id: idOf(n),
  createdAt: '2026-05-10T02:00:00Z',
  updatedAt: '2026-05-10T02:00:00Z',
  sentAt: '2026-05-10T02:00:00Z',
  from: MIA,
  to: IDS.parent,
  toObject: PRIYA,
  client: IDS.parent,
  message: `Message ${n}`,
  deletedByReceiver: false,
  acknowledgedAt: '2026-05-10T03:00:00Z',
  replyTo: null,
  ...part,
});
const written = (n: number, part: Partial<ClientMessage> = {}) =>
  received(n, { from: PRIYA, to: IDS.coach, toObject: MIA, acknowledgedAt: null, ...part });

const thread = (part: Partial<MessageThread> = {}): MessageThread => ({
  person: MIA,
  part: 'clinician',
  children: [IDS.child],
  mayWrite: true,
  unread: 0,
  latest: null,
  ...part,
});

/** Newest first, as the server sends them. */
const serveThread = (all: ClientMessage[], threads = [thread()], more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET messageThread': () => threads,
    'GET messageThread/:id': () => Response.json({ status: true, data: all, count: all.length, leftToday: 10 }),
    'POST messageThread/:id/read': () => null,
    'GET draft/message/:id': () => null,
    'PUT draft/message/:id': () => ({ version: 1, updatedAt: '2026-05-10T02:00:00Z' }),
    'DELETE draft/message/:id': () => null,
    ...more,
  });
const show = (path = '/dashboard/messages', who = me('parent')) => renderScreen(<MessagesScreen />, path, { me: who });
const box = () => screen.findByLabelText<HTMLTextAreaElement>(messageTexts.writeTo('Mia'));
const type = async (text: string) => {
  const field = await box();
  await waitFor(() => expect(field.disabled).toBe(false));
  fireEvent.change(field, { target: { value: text } });
  return field;
};
const send = () => fireEvent.click(screen.getByRole('button', { name: messageTexts.send }));
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

describe('a conversation of a family', () => {
  it('is shown oldest first by days, with what was read and what was only sent', async () => {
    serveThread([
      written(3, { sentAt: '2026-05-12T02:00:00Z' }),
      written(2, { acknowledgedAt: '2026-05-11T02:00:00Z' }),
      received(1),
    ]);
    show();
    const log = within(await screen.findByRole('log', { name: 'Messages with Mia Reed' }));
    await log.findByText('Message 3');
    expect(log.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Message 1',
      'Message 2',
      'Message 3',
    ]);
    expect(log.getAllByRole('heading').map(({ textContent }) => textContent)).toHaveLength(2);
    expect(log.getByText(/^Read by Mia, /)).toBeTruthy();
    expect(log.getByText(/^Sent /)).toBeTruthy();
    expect(screen.getByText('Arlo’s coach')).toBeTruthy();
  });

  it('a press on a time shows the exact stamp, where a finger has no title', async () => {
    serveThread([received(1, {}), written(2, { acknowledgedAt: '2026-11-17T07:53:00.000Z' })]);
    show();
    for (const name of [/^Mia, /, /^Read by Mia, /]) {
      fireEvent.click(await screen.findByRole('button', { name }));
      expect((await screen.findByRole('tooltip')).textContent).toMatch(/^\d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2} [AP]M$/);
      fireEvent.mouseDown(document.body);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    }
  });

  it('marks what arrived as read, once, and only for the family itself', async () => {
    const server = serveThread([received(1, { acknowledgedAt: null })]);
    show();
    await waitFor(() => expect(server.of('POST messageThread/:id/read')).toHaveLength(1));
    expect(server.of('POST messageThread/:id/read')[0]?.path).toBe(`messageThread/${IDS.coach}/read`);
  });

  it('a mark that was lost with the connection is sent again when it is back', async () => {
    let offline = true;
    const server = serveThread([received(1, { acknowledgedAt: null })], undefined, {
      'POST messageThread/:id/read': () => (offline ? Promise.reject(new TypeError('offline')) : null),
    });
    show();
    await waitFor(() => expect(server.of('POST messageThread/:id/read')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    offline = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(server.of('POST messageThread/:id/read')).toHaveLength(2));
  });

  it('staff in the family’s view read it without writing, deleting or marking it', async () => {
    const server = serveThread([received(1, { acknowledgedAt: null })]);
    show(undefined, acting());
    expect(await screen.findByText('Message 1')).toBeTruthy();
    // Only its time is pressed, for the exact stamp.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.startsWith('Mia, '))).toEqual([true]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.of('POST messageThread/:id/read')).toEqual([]);
  });

  it('?to= opens the conversation with that coach; another person is explained', async () => {
    const threads = [thread(), thread({ person: ADA, part: 'office', children: [], unread: 2 })];
    const server = serveThread([], threads);
    const { unmount } = show(`/dashboard/messages?to=${IDS.coach}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages with Mia Reed' })).toBeTruthy();
    expect(await screen.findByText(messageTexts.nothingYet('Mia'))).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^Ada/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages with Ada Okoro' })).toBeTruthy();
    expect(server.of('GET messageThread/:id').at(-1)?.path).toBe(`messageThread/${IDS.admin}`);
    unmount();
    show(`/dashboard/messages?to=${IDS.stranger}`);
    expect(await screen.findByText(messageTexts.notYours)).toBeTruthy();
  });

  it('without ?to= the one with something new opens', async () => {
    serveThread([], [thread(), thread({ person: ADA, part: 'office', children: [], unread: 2 })]);
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages with Ada Okoro' })).toBeTruthy();
  });

  it('with a former coach it can be read, and there is no box', async () => {
    serveThread([received(1)], [thread({ part: 'past', mayWrite: false, children: [] })]);
    show();
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect(screen.getByText(messageTexts.pastThread('Mia'))).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('a family without a coach learns what comes, and can ask the team', async () => {
    serveThread([], []);
    show();
    expect(await screen.findByText(messageTexts.noThreads)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask the team' }).getAttribute('href')).toBe('/dashboard/myposts');
  });
});

describe('writing to a coach', () => {
  it('a sent message appears, and the box is empty again', async () => {
    const all: ClientMessage[] = [];
    const server = serveThread(all, undefined, {
      'POST messageThread/:id': () => {
        all.unshift(written(1, { message: 'Hello Mia' }));
        return Response.json({ status: true, data: all[0], leftToday: 9 });
      },
    });
    show();
    const field = await type('  Hello Mia ');
    send();
    expect(await screen.findByText('Hello Mia')).toBeTruthy();
    expect(field.value).toBe('');
    expect(server.of('POST messageThread/:id')[0]?.body).toEqual({ message: 'Hello Mia' });
  });

  it('the count begins twenty words before the limit, and a text that is too long is not sent [B502 B503]', async () => {
    const server = serveThread([]);
    show();
    await type(words(129));
    expect(screen.queryByText(/words left/)).toBeNull();
    await type(words(142));
    expect(screen.getByText('8 words left')).toBeTruthy();
    expect(screen.getByText(/of 150\./)).toBeTruthy();
    const field = await type(words(152));
    expect(screen.getByText('2 words too many')).toBeTruthy();
    expect(field.value).toBe(words(152));
    send();
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(server.of('POST messageThread/:id')).toEqual([]);
  });

  it('ten messages a day: then the box says so and sends nothing', async () => {
    const server = serveThread([], undefined, {
      'GET messageThread/:id': () => Response.json({ status: true, data: [], count: 0, leftToday: 0 }),
    });
    show();
    await type('One more');
    expect(await screen.findByText(`${messageTexts.familyLimit} ${messageTexts.kept}`)).toBeTruthy();
    send();
    expect(server.of('POST messageThread/:id')).toEqual([]);
  });

  it('without a connection the text stays, and the retry has the same key', async () => {
    let offline = true;
    const server = serveThread([], undefined, {
      'POST messageThread/:id': () =>
        offline
          ? Promise.reject(new TypeError('offline'))
          : Response.json({ status: true, data: written(1), leftToday: 9 }),
    });
    show();
    const field = await type('Are you there?');
    send();
    expect(await screen.findByText(messageTexts.notSent)).toBeTruthy();
    expect(field.value).toBe('Are you there?');
    offline = false;
    send();
    await waitFor(() => expect(field.value).toBe(''));
    const keys = server.of('POST messageThread/:id').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a refusal is shown beside the text', async () => {
    serveThread([], undefined, {
      'POST messageThread/:id': () =>
        new Refusal(422, 'invalid', 'Please check.', { message: messageTexts.familyLimit }),
    });
    show();
    await type('Hello');
    send();
    expect(await screen.findByText(messageTexts.familyLimit)).toBeTruthy();
  });
});

describe('times as people say them', () => {
  const zone = 'Australia/Sydney';
  const now = new Date('2026-11-17T00:00:00Z');
  beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('days are named by how far they are', () => {
    const days = ['2026-11-16T22:40:00Z', '2026-11-16T05:00:00Z', '2026-11-15T05:00:00Z', '2025-11-15T05:00:00Z'];
    expect(days.map((at) => dayLine(at, zone, now))).toEqual([
      'Today',
      'Yesterday',
      'Sunday 15 November',
      'Saturday 15 November 2025',
    ]);
    expect(days.map((at) => readWhen(at, zone, now))).toEqual(['9:40 am', 'yesterday', 'Sunday', '15 November 2025']);
  });
});

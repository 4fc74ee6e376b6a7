import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { AskForSession } from './AskForSession.tsx';
import { FamiliesWaiting } from './FamiliesWaiting.tsx';

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const ID = '01a00000-0000-7000-8000-00000000d001';
const NOTE = '01a00000-0000-7000-8000-00000000d002';

const request = (part: Partial<SessionRequest> = {}): SessionRequest => ({
  _id: ID,
  createdAt: '2026-05-11T02:00:00Z',
  updatedAt: '2026-05-11T02:00:00Z',
  customer: IDS.parent,
  family: { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null },
  member: { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' },
  coach: MIA,
  times: ['mornings', 'weekends'],
  about: 'Bedtime',
  line: 'He sleeps badly.',
  status: 'open',
  answeredAt: null,
  answer: null,
  note: null,
  startTime: null,
  ...part,
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-13T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

type Replies = Parameters<typeof serve>[0];
const DRAFTS: Replies = {
  'GET draft/:kind/:key': () => null,
  'PUT draft/:kind/:key': () => ({ _id: NOTE, version: 1, updatedAt: '2026-05-13T02:00:00Z' }),
  'DELETE draft/:kind/:key': () => null,
};

describe('asking for a session', () => {
  const [child] = me('parent').members;
  const show = (all: SessionRequest[], more: Replies = {}, who = me('parent')) => {
    const server = serve({ 'GET sessionRequest': () => all, ...DRAFTS, ...more });
    if (!child) throw new Error('The parent has a child.');
    renderScreen(<AskForSession member={child} />, '/dashboard', { me: who });
    return server;
  };
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: sessionRequestTexts.ask }));
    await screen.findByRole('checkbox', { name: 'Mornings' });
    return screen.getByRole('dialog', { name: sessionRequestTexts.ask });
  };

  it('a second place on a page has only the button, so that an open request is not shown twice', async () => {
    if (!child) throw new Error('The parent has a child.');
    serve({ 'GET sessionRequest': () => [request()] });
    const both = (
      <>
        <AskForSession member={child} />
        <AskForSession member={child} layer="second" buttonOnly />
      </>
    );
    renderScreen(both, '/dashboard', { me: me('parent') });
    expect(await screen.findAllByText('Bedtime')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: sessionRequestTexts.withdraw })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^You asked / })).toHaveLength(1);
  });

  it('the sheet sends when it suits, what it is about and a line; then the request stands there', async () => {
    const all: SessionRequest[] = [];
    const server = show(all, {
      'POST sessionRequest': () => {
        all.push(request({ createdAt: '2026-05-13T01:00:00Z' }));
        return all[0];
      },
    });
    const sheet = within(await open());
    expect(place.path).toContain('askForSession');
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Weekends' }));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Mornings' }));
    fireEvent.change(sheet.getByLabelText(/^What is it about/), { target: { value: 'Bedtime' } });
    fireEvent.change(sheet.getByLabelText('A line to Mia'), { target: { value: 'He sleeps badly.' } });
    press(sessionRequestTexts.send);
    expect(await screen.findByText(sessionRequestTexts.openToday('Mia'))).toBeTruthy();
    expect(server.of('POST sessionRequest')[0]?.body).toEqual({
      member: IDS.child,
      times: ['mornings', 'weekends'],
      about: 'Bedtime',
      line: 'He sleeps badly.',
    });
    expect(screen.queryByRole('button', { name: sessionRequestTexts.ask })).toBeNull();
  });

  it('a sheet without a topic says what is missing and sends nothing', async () => {
    const server = show([]);
    await open();
    press(sessionRequestTexts.send);
    expect(await screen.findAllByText(sessionRequestTexts.sayAbout)).not.toHaveLength(0);
    expect(server.of('POST sessionRequest')).toEqual([]);
  });

  it('without a choice any time suits', async () => {
    const server = show([], { 'POST sessionRequest': () => request() });
    const sheet = within(await open());
    expect(sheet.getByText(sessionRequestTexts.whenHint)).toBeTruthy();
    fireEvent.change(sheet.getByLabelText(/^What is it about/), { target: { value: 'Bedtime' } });
    press(sessionRequestTexts.send);
    await vi.waitFor(() => expect(server.of('POST sessionRequest')[0]?.body).toMatchObject({ times: [] }));
  });

  it('a request that another tab sent first is explained, and the text stays', async () => {
    show([], {
      'POST sessionRequest': () =>
        new Refusal(409, 'duplicate', sessionRequestTexts.alreadyOpen, { member: sessionRequestTexts.alreadyOpen }),
    });
    const sheet = within(await open());
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Evenings' }));
    const about = sheet.getByLabelText<HTMLInputElement>(/^What is it about/);
    fireEvent.change(about, { target: { value: 'School' } });
    press(sessionRequestTexts.send);
    expect(await screen.findAllByText(sessionRequestTexts.alreadyOpen)).not.toHaveLength(0);
    expect(about.value).toBe('School');
  });

  it('an open request says when it was sent and can be withdrawn', async () => {
    const all = [request()];
    const server = show(all, {
      'POST sessionRequest/:id/withdraw': () => (all[0] = request({ status: 'withdrawn' })),
    });
    expect(await screen.findByText('You asked on Monday. Mia will offer a time.')).toBeTruthy();
    press(sessionRequestTexts.withdraw);
    expect(await screen.findByRole('button', { name: sessionRequestTexts.ask })).toBeTruthy();
    expect(server.of('POST sessionRequest/:id/withdraw')[0]?.path).toBe(`sessionRequest/${ID}/withdraw`);
  });

  it('the answer of a coach who declined is shown for two weeks, beside the button', async () => {
    const declined = { status: 'declined', answer: 'Let us talk on Thursday.' } as const;
    show([request({ ...declined, answeredAt: '2026-05-12T02:00:00Z' })]);
    expect(await screen.findByText('Let us talk on Thursday.')).toBeTruthy();
    expect(screen.getByRole('button', { name: sessionRequestTexts.ask })).toBeTruthy();
  });

  it('the offered time is shown until the session begins, with the way to ask for another', async () => {
    const offered = { status: 'offered', answeredAt: '2026-05-12T02:00:00Z', note: NOTE } as const;
    show([request({ ...offered, startTime: '2026-05-15T06:00:00Z' })]);
    expect(await screen.findByText('Mia offered Fri 15 May, 4 pm.')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(sessionRequestTexts.seeSession)).toContain(NOTE);
    expect(hrefOf(sessionRequestTexts.anotherTime)).toBe(`/dashboard/messages?to=${IDS.coach}`);
    // It stands in place of the button: two ways to ask beside each other would be one too many.
    expect(screen.queryByRole('button', { name: sessionRequestTexts.ask })).toBeNull();
    for (const startTime of ['2026-05-13T01:00:00Z', null]) {
      cleanup();
      show([request({ ...offered, startTime })]);
      await screen.findByRole('button', { name: sessionRequestTexts.ask });
      expect(screen.queryByText(/offered/)).toBeNull();
    }
  });

  it('an old answer is no longer shown, and staff in the family’s view cannot ask', async () => {
    show([request({ status: 'declined', answer: 'No', answeredAt: '2026-04-12T02:00:00Z' })]);
    await screen.findByRole('button', { name: sessionRequestTexts.ask });
    expect(screen.queryByText('No')).toBeNull();
    cleanup();
    const server = show([], {}, acting());
    expect(screen.queryByRole('button')).toBeNull();
    expect(server.of('GET sessionRequest')).toEqual([]);
  });
});

const message = (part: Partial<ClientMessage> = {}): ClientMessage => ({
  _id: NOTE,
  createdAt: '2026-05-12T02:00:00Z',
  updatedAt: '2026-05-12T02:00:00Z',
  from: { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null },
  to: IDS.coach,
  toObject: MIA,
  message: 'At dinner too?',
  sentAt: '2026-05-12T02:00:00Z',
  deletedByReceiver: false,
  acknowledgedAt: null,
  client: IDS.parent,
  replyTo: null,
  ...part,
});
const messages = (...data: ClientMessage[]) =>
  Response.json({ status: true, data, count: data.length, leftToday: null });

describe('families who wait for a coach', () => {
  const show = (all: SessionRequest[], more: Replies = {}) => {
    const server = serve({
      'GET sessionRequest': () => all,
      'GET lookups': () => [],
      'GET member': () => [],
      'GET clientMessage': () => messages(),
      ...DRAFTS,
      ...more,
    });
    renderScreen(<FamiliesWaiting />, '/dashboard', { me: me('coach') });
    return server;
  };

  it('a coach sees who asks for what, offers a time for that child, and the request is gone', async () => {
    const all = [request()];
    const server = show(all, {
      'POST sessionRequest/:id/offer': () => all.pop(),
    });
    const row = within(await screen.findByRole('listitem'));
    expect(server.of('GET sessionRequest')[0]?.query).toEqual({ status: 'open' });
    for (const text of ['Arlo Stone', 'from Priya Stone', 'Bedtime', 'He sleeps badly.']) row.getByText(text);
    row.getByText('Mornings, Weekends · Sent Monday');
    press(`${sessionRequestTexts.offer}: Arlo Stone`);
    const dialog = within(await screen.findByRole('dialog', { name: `${sessionRequestTexts.offer}: Arlo` }));
    expect(dialog.queryByLabelText(/^Child/)).toBeNull();
    // What the family asked for is in view while a time is chosen.
    for (const text of ['Bedtime', 'He sleeps badly.', 'Mornings, Weekends · Sent Monday']) dialog.getByText(text);
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule session' }));
    await waitFor(() => expect(server.of('POST sessionRequest/:id/offer')).toHaveLength(1));
    const body = server.of('POST sessionRequest/:id/offer')[0]?.body as Record<string, unknown>;
    expect(Object.keys(body)).not.toContain('member');
    expect(body['startTime']).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: sessionRequestTexts.waiting })).toBeNull());
  });

  it('a coach declines with a line to the family, or answers by message', async () => {
    const all = [request({ coach: { ...MIA, _id: IDS.admin, firstName: 'Ann' } })];
    const server = show(all, { 'POST sessionRequest/:id/decline': () => all.pop() });
    expect(await screen.findByText(/For Ann Reed/)).toBeTruthy();
    press(`${sessionRequestTexts.answer}: Priya Stone`);
    expect(place.path).toBe(`/dashboard?answer=${IDS.parent}`);
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Message Priya Stone' })).getByRole('button', { name: 'Close' }),
    );
    press(`${sessionRequestTexts.decline}: Arlo Stone`);
    await screen.findByRole('button', { name: sessionRequestTexts.declineSend });
    const dialog = within(screen.getByRole('dialog', { name: sessionRequestTexts.declining }));
    dialog.getByText('He sleeps badly.');
    press(sessionRequestTexts.declineSend);
    expect(await dialog.findAllByText(sessionRequestTexts.sayWhy)).not.toHaveLength(0);
    fireEvent.change(dialog.getByLabelText(/^A line to the family/), { target: { value: 'On Thursday.' } });
    press(sessionRequestTexts.declineSend);
    await waitFor(() =>
      expect(server.of('POST sessionRequest/:id/decline')[0]?.body).toEqual({ answer: 'On Thursday.' }),
    );
  });

  it('a message without an answer waits below the requests, and is answered in place', async () => {
    const sent: ClientMessage[] = [];
    const server = show([request()], {
      'GET clientMessage': ({ query }) =>
        query['unanswered'] ? messages(...(sent.length === 0 ? [message()] : [])) : messages(...sent, message()),
      'POST clientMessage': () => {
        sent.push(message({ _id: ID, message: 'Yes.' }));
        return Response.json({ status: true, data: sent[0], leftToday: 1 });
      },
    });
    const waiting = within(await screen.findByRole('region', { name: sessionRequestTexts.waiting }));
    expect(waiting.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      sessionRequestTexts.title,
      messageTexts.unanswered,
    ]);
    expect(waiting.getByText('2')).toBeTruthy();
    press('Answer Priya Stone');
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Priya Stone' }));
    fireEvent.change(await drawer.findByLabelText('Message to Priya'), { target: { value: 'Yes.' } });
    fireEvent.click(drawer.getByRole('button', { name: messageTexts.send }));
    await waitFor(() => expect(screen.queryByRole('list', { name: messageTexts.unanswered })).toBeNull());
    // The conversation stays open although the family no longer waits.
    expect(drawer.getByLabelText('Message to Priya')).toBeTruthy();
    expect(server.of('POST clientMessage')[0]?.body).toMatchObject({ to: IDS.parent, message: 'Yes.' });
  });

  it('administrators see messages to them and no requests', async () => {
    const server = serve({ 'GET clientMessage': () => messages(message()) });
    renderScreen(<FamiliesWaiting />, '/dashboard', { me: me('admin') });
    expect(await screen.findByText('At dinner too?')).toBeTruthy();
    expect(server.of('GET sessionRequest')).toEqual([]);
  });

  it('no card while no family waits', async () => {
    const server = show([]);
    await waitFor(() => expect(server.of('GET sessionRequest')).toHaveLength(1));
    await waitFor(() => expect(server.of('GET clientMessage')).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

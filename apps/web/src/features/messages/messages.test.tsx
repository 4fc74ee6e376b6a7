import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { choose } from '../../ui/testing/choose.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { FamilyMessages } from './FamilyMessages.tsx';
import { StaffMessages } from './StaffMessages.tsx';

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };
const PRIYA = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };
const ADA = { _id: IDS.admin, firstName: 'Ada', lastName: 'Okoro', avatar: null };
const idOf = (n: number) => `01a00000-0000-7000-8000-00000000d${String(n).padStart(3, '0')}`;

const sent = (part: Partial<ClientMessage> = {}): ClientMessage => ({
  _id: idOf(1),
  createdAt: '2026-05-10T02:00:00Z',
  updatedAt: '2026-05-10T02:00:00Z',
  sentAt: '2026-05-10T02:00:00Z',
  from: MIA,
  to: IDS.parent,
  toObject: PRIYA,
  client: IDS.parent,
  message: 'Lovely work on Friday!',
  deletedByReceiver: false,
  acknowledgedAt: null,
  replyTo: null,
  ...part,
});
const answered = (part: Partial<ClientMessage> = {}) =>
  sent({ _id: idOf(2), from: PRIYA, to: IDS.coach, toObject: MIA, message: 'Thank you!', ...part });

const page = (data: unknown[], leftToday: number | null = 2) =>
  Response.json({ status: true, data, count: data.length, leftToday });
const CLIENT = { ...PRIYA, email: 'p@amberway.test', userStatus: 'Active', choosePlan: null, members: [] };

type Replies = Parameters<typeof serve>[0];
const serveStaff = (replies: Replies = {}) =>
  serve({
    'GET user/myClients': () =>
      Response.json({ status: true, data: [CLIENT], count: 1, currentClients: 1, totalCapacity: 5 }),
    'GET user/lean/customer': () => [CLIENT],
    'GET user/businessUser/search': () => [{ ...MIA, email: 'mia@amberway.test' }],
    'GET clientMessage': () => page([]),
    'GET adminToCoachMessage': () => page([]),
    ...replies,
  });

const TO_PRIYA = `/dashboard?client=${IDS.parent}`;
const show = (path = TO_PRIYA, who: 'coach' | 'admin' = 'coach') =>
  renderScreen(<StaffMessages />, path, { me: me(who) });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const ready = () => screen.findByText(/of 2 sent today/);

describe('send a message', () => {
  it('the message form waits for a client; choosing one writes it to the URL [B501 B505]', async () => {
    serveStaff();
    show('/dashboard');
    expect(send().disabled).toBe(true);
    expect(screen.getByText(messageTexts.selectClient)).toBeTruthy();
    await choose(screen.getByRole('combobox', { name: 'Client' }), 'Priya Stone');
    await ready();
    expect(send().disabled).toBe(false);
    expect(place.path).toBe(TO_PRIYA);
  });

  it('no more messages can be sent today after two to the same client [B505 T323]', async () => {
    serveStaff({ 'GET clientMessage': () => page([], 0) });
    show();
    expect(await screen.findByText(messageTexts.limit)).toBeTruthy();
    expect(send().disabled).toBe(true);
  });

  it('the message box is as high as thirty words need, counts words split on spaces and stops at 30 [B502 B503 B620]', async () => {
    serveStaff();
    show();
    await ready();
    expect(box().getAttribute('rows')).toBe('4');
    type('two  words');
    expect(screen.getByText(/^2 \/ 30 words/)).toBeTruthy();
    type(Array.from({ length: 31 }, (_, n) => `w${n}`).join(' '));
    expect(box().value.split(' ')).toHaveLength(30);
    expect(screen.getByText(messageTexts.tooManyWords)).toBeTruthy();
  });

  it('the message box accepts no letter after word 30 and says why while the user types on [B502 B503]', async () => {
    serveStaff();
    show();
    await ready();
    const full = Array.from({ length: 30 }, (_, n) => `w${n}`).join(' ');
    type(full);
    for (const letter of ' today please') type(box().value + letter);
    expect(box().value).toBe(full);
    expect(screen.getByText(messageTexts.tooManyWords)).toBeTruthy();
    type(full.slice(0, -1));
    expect(screen.queryByText(messageTexts.tooManyWords)).toBeNull();
  });

  it('sending posts from, to and message; then the text clears and the history is refreshed [B155 B410 B570 B593 T357 T358]', async () => {
    const all: ClientMessage[] = [];
    const server = serveStaff({
      'GET clientMessage': () => page([...all], 2 - all.length),
      'POST clientMessage': () => {
        all.unshift(sent({ message: 'Well done' }));
        return Response.json({ status: true, data: all[0], leftToday: 1 });
      },
    });
    show();
    await ready();
    type(' Well done ');
    fireEvent.click(send());
    expect(await screen.findByText(messageTexts.sent)).toBeTruthy();
    expect(screen.getByText(messageTexts.sentTitle)).toBeTruthy();
    expect(box().value).toBe('');
    const history = within(await screen.findByRole('list', { name: 'Messages with families' }));
    expect(history.getByText('Well done')).toBeTruthy();
    const [request] = server.of('POST clientMessage');
    expect(request?.body).toEqual({ from: IDS.coach, to: IDS.parent, message: 'Well done' });
    expect(request?.key).toBeTruthy();
    expect(screen.getByText(/1 of 2 sent today/)).toBeTruthy();
  });

  it('a blank message is not sent [B500]', async () => {
    const server = serveStaff();
    show();
    await ready();
    type('   ');
    fireEvent.click(send());
    expect(await screen.findByText(messageTexts.inputMessage)).toBeTruthy();
    expect(server.of('POST clientMessage')).toEqual([]);
  });

  it('a rejected message shows the reason under ‘Error’ and stays; a retry has the same key [B589]', async () => {
    const server = serveStaff({
      'POST clientMessage': () => new Refusal(422, 'invalid_fields', 'Please check.', { message: messageTexts.limit }),
    });
    show();
    await ready();
    type('Once more');
    fireEvent.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(shellTexts.errorTitle);
    expect(alert.textContent).toContain(messageTexts.limit);
    expect(box().value).toBe('Once more');
    await waitFor(() => expect(send().className).not.toContain('loading'));
    fireEvent.click(send());
    await waitFor(() => expect(server.of('POST clientMessage')).toHaveLength(2));
    const keys = server.of('POST clientMessage').map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('a message without a response from the server shows ‘Failed to send message’ [B589 T330]', async () => {
    serveStaff({ 'POST clientMessage': () => Promise.reject(new TypeError('offline')) });
    show();
    await ready();
    type('Hello');
    fireEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain(messageTexts.failed);
  });
});

describe('history of staff', () => {
  it('the history shows which messages were read and which their recipient deleted', async () => {
    serveStaff({
      'GET clientMessage': () =>
        page([
          sent({ acknowledgedAt: '2026-05-11T02:00:00Z' }),
          sent({ _id: idOf(3), message: 'Gone', deletedByReceiver: true }),
        ]),
    });
    show();
    expect(await screen.findByText(/^Read 11-May-2026/)).toBeTruthy();
    expect(screen.getByText('Deleted by the receiver')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete message/ })).toBeNull();
  });

  it('staff acknowledge, reply to and delete families’ messages [B411]', async () => {
    const all = [answered()];
    const server = serveStaff({
      'GET clientMessage': () => page(all),
      'POST clientMessage/:id/acknowledge': () => (all[0] = answered({ acknowledgedAt: '2026-05-11T02:00:00Z' })),
      'DELETE clientMessage/:id': () => {
        all.length = 0;
        return null;
      },
    });
    show('/dashboard');
    fireEvent.click(
      await screen.findByRole('button', { name: `${messageTexts.acknowledge}: message from Priya Stone` }),
    );
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    press('Reply to Priya Stone');
    expect(place.path).toBe(TO_PRIYA);
    expect(document.activeElement).toBe(box());
    await ready();
    press('Delete message from Priya Stone');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(messageTexts.deleted)).toBeTruthy();
    expect(server.of('DELETE clientMessage/:id')[0]?.path).toBe(`clientMessage/${idOf(2)}`);
    await waitFor(() => expect(screen.queryByText('Thank you!')).toBeNull());
  });

  it('a conversation that the coach opens is marked as read once it is in view; the list of all marks nothing', async () => {
    let comeIntoView = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          comeIntoView = () => seen([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    const server = serveStaff({
      'GET clientMessage': () => page([answered(), answered({ _id: idOf(3), message: 'And this?' })]),
      'POST messageThread/:id/read': () => null,
    });
    show('/dashboard');
    expect(await screen.findByText('And this?')).toBeTruthy();
    expect(server.of('POST messageThread/:id/read')).toEqual([]);
    act(() => comeIntoView());
    expect(server.of('POST messageThread/:id/read')).toEqual([]);
    act(() => place.go(TO_PRIYA));
    await waitFor(() => expect(server.of('POST messageThread/:id/read')).toHaveLength(1));
    expect(server.of('POST messageThread/:id/read')[0]?.path).toBe(`messageThread/${IDS.parent}/read`);
    vi.unstubAllGlobals();
  });

  it('a history that failed to load shows its own error and can be retried', async () => {
    let fails = true;
    serveStaff({
      'GET clientMessage': () => (fails ? new Refusal(403, 'forbidden', 'Not now.') : page([sent()])),
    });
    show('/dashboard');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    fails = false;
    press('Try again');
    expect(await screen.findByText('Lovely work on Friday!')).toBeTruthy();
  });
});

describe('messages from administrators to coaches', () => {
  const note = sent({ from: ADA, to: IDS.coach, toObject: MIA, message: 'Thank you for covering.' });
  const TO_MIA = `/dashboard?messages=staff&coach=${IDS.coach}`;

  it('messages to coaches are loaded with the coach, posted, and deleted by id [B571]', async () => {
    const server = serveStaff({
      'GET adminToCoachMessage': () => page([note]),
      'POST adminToCoachMessage': () => Response.json({ status: true, data: note, leftToday: 1 }),
      'DELETE adminToCoachMessage/:id': () => null,
    });
    show(TO_MIA, 'admin');
    await ready();
    expect(server.of('GET adminToCoachMessage')[0]?.query['to']).toBe(IDS.coach);
    type('Well done, team');
    fireEvent.click(send());
    expect(await screen.findByText(messageTexts.sent)).toBeTruthy();
    expect(server.of('POST adminToCoachMessage')[0]?.body).toEqual({
      from: IDS.admin,
      to: IDS.coach,
      message: 'Well done, team',
    });
    press('Delete message to Mia Reed');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.of('DELETE adminToCoachMessage/:id')[0]?.path).toBe(`adminToCoachMessage/${note._id}`),
    );
  });

  it('a coach receives administrators’ messages and may delete but not write them [B411 B571]', async () => {
    const server = serveStaff({
      'GET adminToCoachMessage': () => page([note], null),
      'DELETE adminToCoachMessage/:id': () => null,
    });
    show('/dashboard?messages=staff');
    expect(await screen.findByText('Thank you for covering.')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Client' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Coach' })).toBeNull();
    press('Delete message from Ada Okoro');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(server.of('DELETE adminToCoachMessage/:id')).toHaveLength(1));
  });
});

describe('messages of a family', () => {
  const serveFamily = (all: ClientMessage[]) =>
    serve({
      'GET clientMessage': () => page([...all], null),
      'POST clientMessage/:id/acknowledge': () => (all[0] = sent({ acknowledgedAt: '2026-05-11T02:00:00Z' })),
      'POST clientMessage/:id/reply': () => {
        all.unshift(answered({ message: 'He loved it' }));
        return Response.json({ status: true, data: all[0], leftToday: 1 });
      },
      'DELETE clientMessage/:id': () => {
        all.length = 0;
        return null;
      },
    });

  it('a family’s messages are seen, acknowledged, replied to and deleted [B411]', async () => {
    const server = serveFamily([sent()]);
    renderScreen(<FamilyMessages />, '/dashboard', { me: me('parent') });
    fireEvent.click(await screen.findByRole('button', { name: `${messageTexts.acknowledge}: message from Mia Reed` }));
    expect(await screen.findByText(messageTexts.acknowledged)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    press('Reply to Mia Reed');
    fireEvent.change(screen.getByLabelText('Your answer to Mia Reed'), { target: { value: 'He loved it' } });
    press('Send answer');
    await waitFor(() => expect(screen.queryByLabelText('Your answer to Mia Reed')).toBeNull());
    expect(await screen.findByText('He loved it')).toBeTruthy();
    expect(server.of('POST clientMessage/:id/reply')[0]?.body).toEqual({ message: 'He loved it' });
    press('Delete message from Mia Reed');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText('Lovely work on Friday!')).toBeNull());
  });

  it('a message stays in place during the reply, also when newer ones push it out of the list', async () => {
    const all = [sent()];
    serveFamily(all);
    const { client } = renderScreen(<FamilyMessages />, '/dashboard', { me: me('parent') });
    await screen.findByText('Lovely work on Friday!');
    press('Reply to Mia Reed');
    const answer = screen.getByLabelText<HTMLTextAreaElement>('Your answer to Mia Reed');
    fireEvent.change(answer, { target: { value: 'He loved' } });
    // The first page is full of newer messages.
    all.splice(0, 1, ...[3, 4, 5].map((n) => sent({ _id: idOf(n), message: `News ${n}` })));
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('News 5')).toBeTruthy();
    expect(screen.getByLabelText('Your answer to Mia Reed')).toBe(answer);
    expect(answer.value).toBe('He loved');
    press('Cancel');
    expect(screen.queryByText('Lovely work on Friday!')).toBeNull();
  });

  it('staff in a family’s view can only read its messages', async () => {
    serveFamily([sent()]);
    renderScreen(<FamilyMessages />, '/dashboard', { me: acting() });
    expect(await screen.findByText('Lovely work on Friday!')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

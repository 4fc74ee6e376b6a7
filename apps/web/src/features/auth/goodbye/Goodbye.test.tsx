import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { goodbyeTexts as texts } from '@amberway/contract/auth/goodbye-texts';
import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { AppRoutes } from '../../../app/router.tsx';
import { clearCredentials } from '../../../kernel/sign-in/credentials.ts';
import { closeSession } from '../../../kernel/sign-in/state.ts';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { signInLabels } from '../sign-in-labels.ts';
import { stepLabels } from '../step-labels.ts';

const ID = '01a00000-0000-7000-8000-000000000001';
const CLOSED: AccountClosed = {
  customerId: ID,
  closedOn: '2027-03-05',
  lastDay: '2027-06-03',
  access: { token: 'goodbye-token', expiresAt: '2027-03-06T00:00:00.000Z' },
  support: 'https://help.example.test',
};
const closedReply = (closed: Partial<AccountClosed>) => {
  const { message, status } = FAILURES.account_closed;
  return Response.json(
    { status: false, code: 'account_closed', message, closed: { ...CLOSED, ...closed } },
    { status },
  );
};

const open = async (closed: Partial<AccountClosed> = {}, replies: Parameters<typeof serve>[0] = {}) => {
  const server = serve({ 'POST auth/login': () => closedReply(closed), 'POST auth/logout': () => null, ...replies });
  renderScreen(<AppRoutes />, '/login');
  fireEvent.change(await screen.findByLabelText(signInLabels.email), { target: { value: 'sean@example.org' } });
  fireEvent.change(screen.getByLabelText(signInLabels.password), { target: { value: 'Amberway1!' } });
  press(signInLabels.signIn);
  await screen.findByRole('heading', { name: texts.title });
  return server;
};

/** The links that were pressed to save a file. */
const saved: string[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCredentials();
  closeSession();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href);
  });
});

it('one page says that the account is closed, since when, until when, and whom to ask', async () => {
  await open();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText(texts.since('2027-03-05'))).toBeTruthy();
  expect(screen.getByText(texts.take('2027-06-03'))).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.askLink }).getAttribute('href')).toBe('https://help.example.test');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  expect(document.title).toContain(texts.title);
});

it('takes the record along with the token of the page, waiting until it is put together', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const tokens = [null, null, 'file-token'];
  const server = await open({}, { 'POST privacy/:customerId/export': () => ({ token: tokens.shift() ?? null }) });
  press(texts.takeButton);
  expect(await screen.findByText(texts.makingHint)).toBeTruthy();
  expect(await screen.findByText(texts.taken, undefined, { timeout: 8_000 })).toBeTruthy();
  vi.useRealTimers();
  expect(saved).toEqual([expect.stringContaining(`/api/privacy/${ID}/export?t=file-token`)]);
  expect(server.of('POST privacy/:customerId/export').map(({ authorization }) => authorization)).toEqual(
    Array.from({ length: 3 }, () => 'Bearer goodbye-token'),
  );
});

it('after half an hour it says so, and leads back to the sign-in', async () => {
  await open({}, { 'POST privacy/:customerId/export': () => new Refusal(401, 'session_expired', 'Ended.') });
  press(texts.takeButton);
  expect(await screen.findByText(texts.ended)).toBeTruthy();
  expect(screen.queryByText(texts.takeButton)).toBeNull();
  press(texts.signInAgain);
  const email = await screen.findByLabelText<HTMLInputElement>(signInLabels.email);
  expect(email.value).toBe('sean@example.org');
});

it('a failure stays on the page with its sentence, and the next try may succeed', async () => {
  const replies = [new Refusal(503, 'unavailable', 'Later, please.'), { token: 'file-token' }];
  await open({}, { 'POST privacy/:customerId/export': () => replies.shift() });
  press(texts.takeButton);
  expect(await screen.findByText('Later, please.')).toBeTruthy();
  press(texts.takeButton);
  expect(await screen.findByText(texts.taken)).toBeTruthy();
});

it('after the last day it says until when, and that the team can give the record', async () => {
  await open({ access: null });
  expect(screen.getByText(`${texts.over('2027-06-03')} ${texts.overAsk}`)).toBeTruthy();
  expect(screen.queryByText(texts.takeButton)).toBeNull();
});

it('where nothing can be taken along it says whom to ask', async () => {
  await open({ access: null, lastDay: null, support: null });
  expect(screen.getByText(texts.notHere)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.askLink })).toBeNull();
});

it('signs out of it', async () => {
  const server = await open();
  press(texts.leave);
  expect(await screen.findByLabelText(signInLabels.email)).toBeTruthy();
  await waitFor(() =>
    expect(server.of('POST auth/logout').map(({ authorization }) => authorization)).toEqual(['Bearer goodbye-token']),
  );
});

it('the page comes after the second step as well', async () => {
  const second = {
    ticket: 'T'.repeat(43),
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
    now: new Date().toISOString(),
    ways: ['totp'],
  };
  const { message, status } = FAILURES.second_needed;
  serve({
    'POST auth/login': () => Response.json({ status: false, code: 'second_needed', message, second }, { status }),
    'POST auth/second': () => closedReply({}),
  });
  renderScreen(<AppRoutes />, '/login');
  fireEvent.change(await screen.findByLabelText(signInLabels.email), { target: { value: 'sean@example.org' } });
  fireEvent.change(screen.getByLabelText(signInLabels.password), { target: { value: 'Amberway1!' } });
  press(signInLabels.signIn);
  fireEvent.change(await screen.findByLabelText(stepLabels.code), { target: { value: '123456' } });
  press(stepLabels.confirm);
  expect(await screen.findByRole('heading', { name: texts.title })).toBeTruthy();
});

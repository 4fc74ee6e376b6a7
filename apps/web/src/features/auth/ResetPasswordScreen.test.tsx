import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { authTexts } from '@amberway/contract/auth/texts';
import { FAILURES, tooManyText } from '@amberway/contract/kernel/errors';
import { AppRoutes } from '../../app/router.tsx';
import { clearCredentials, setBearer } from '../../kernel/sign-in/credentials.ts';
import { ownerOf } from '../../kernel/sign-in/session.ts';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { write } from '../../kernel/sign-in/storage.ts';
import { lasting } from '../../ui/testing/access.ts';
import { acting, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { labels } from './labels.ts';

const TOKEN = 'a-link-from-a-mail';
const PAGE = `/reset_password/${TOKEN}`;
const NEW = 'Banksia7walks';
const owner = (part: Partial<LinkOwner> = {}): LinkOwner => ({
  email: 'priya@amberway.test',
  type: 'Customer',
  isFirst: false,
  lasting: [],
  needsProof: false,
  ...part,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCredentials();
  closeSession();
  window.history.replaceState(null, '', PAGE);
});

const signInAs = (user: ReturnType<typeof me>) => {
  setBearer('session');
  write('owner', ownerOf(user));
  openSession(user);
};

const open = (reply: () => unknown, patch: () => unknown = () => null) => {
  const server = serve({
    'GET user/resetPassword': reply,
    'PATCH user/resetPassword': patch,
    'POST auth/logout': () => null,
  });
  renderScreen(<AppRoutes />, PAGE);
  return server;
};

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

const savePassword = async (label: string) => {
  await screen.findByLabelText(label);
  type(label, NEW);
  type(labels.confirmation, NEW);
  press(labels.savePassword);
  await waitFor(() => expect(place.path).toBe('/password-confirmed'));
};

it('an expired or used link shows an error when it is opened, before anything is typed [B015]', async () => {
  const server = open(() => new Refusal(401, 'link_invalid', FAILURES.link_invalid.message));
  expect((await screen.findByRole('alert')).textContent).toContain(FAILURES.link_invalid.message);
  expect(document.querySelector('input')).toBeNull();
  expect(server.requests[0]?.authorization).toBe(`Bearer ${TOKEN}`);
});

it('a password reset names its account, and the sign-in page after it has the e-mail [B015 B078]', async () => {
  open(() => owner());
  await screen.findByRole('heading', { name: labels.resetTitle });
  expect(screen.getByText('priya@amberway.test')).toBeTruthy();
  await savePassword(labels.newPassword);
  fireEvent.click(await screen.findByRole('link', { name: authTexts.goToLogin }));
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(screen.getByLabelText<HTMLInputElement>(labels.email).value).toBe('priya@amberway.test');
});

it('what else opens the account ends, and what is ticked stays with a proof', async () => {
  const codes = [
    lasting({ key: 'totp', kind: 'totp', name: null }),
    lasting({ key: 'recovery', kind: 'recovery', name: null }),
  ];
  const server = open(() => owner({ lasting: codes }));
  await screen.findByText(labels.lastingHint);
  expect(screen.queryByLabelText(labels.proofCode)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Recovery codes/ }));
  type(labels.proofCode, '123 456');
  await savePassword(labels.newPassword);
  expect(server.of('PATCH user/resetPassword')[0]?.body).toEqual({
    password: NEW,
    stays: ['recovery'],
    proof: { code: '123456' },
  });
});

it('where a second step protects the account, the link asks for it, and a wrong code leaves the form', async () => {
  const server = open(
    () => owner({ needsProof: true, lasting: [lasting({ key: 'totp', kind: 'totp', name: null })] }),
    () => new Refusal(401, 'factor_wrong', FAILURES.factor_wrong.message),
  );
  await screen.findByText(labels.secondHint);
  expect(screen.getByText(labels.proofLost)).toBeTruthy();
  type(labels.newPassword, NEW);
  type(labels.confirmation, NEW);
  press(labels.savePassword);
  expect((await screen.findByRole('alert')).textContent).toContain(labels.proofMissing);
  expect(server.of('PATCH user/resetPassword')).toEqual([]);
  type(labels.proofCode, 'abcd-efgh');
  press(labels.savePassword);
  await screen.findByText(FAILURES.factor_wrong.message);
  expect(server.of('PATCH user/resetPassword')[0]?.body).toEqual({
    password: NEW,
    proof: { recoveryCode: 'abcd-efgh' },
  });
});

it('a first password has its own heading, and a coach is led to the coaches’ sign-in page', async () => {
  open(() => owner({ email: 'mia@amberway.test', type: 'Business', isFirst: true }));
  await screen.findByRole('heading', { name: labels.firstPasswordTitle });
  await savePassword(labels.firstPassword);
  await screen.findByRole('heading', { name: 'Your password is set' });
  fireEvent.click(screen.getByRole('link', { name: authTexts.goToLogin }));
  await waitFor(() => expect(place.path).toBe('/clinicians/login'));
  expect(screen.getByLabelText<HTMLInputElement>(labels.email).value).toBe('mia@amberway.test');
});

it('a link check that failed says how long to wait and can be repeated', async () => {
  let tries = 0;
  open(() => (++tries > 1 ? owner() : new Refusal(429, 'too_many', tooManyText(840))));
  expect((await screen.findByRole('alert')).textContent).toContain('in 14 minutes');
  press(labels.checkAgain);
  await screen.findByRole('heading', { name: labels.resetTitle });
});

it.each([
  ['another account', me('coach'), 'mia@amberway.test', labels.linkOfOther('priya@amberway.test')],
  ['one’s own account', me('parent'), 'priya@amberway.test', labels.linkOfOwn],
  ['an account whose view is open', acting(), 'mia@amberway.test', labels.linkOfOther('priya@amberway.test')],
])('a link for %s asks before it ends the current session', async (_, user, email, sentence) => {
  signInAs(user);
  const server = open(() => owner());
  await screen.findByRole('heading', { name: labels.signedInTitle });
  expect(document.querySelector('main')?.textContent).toContain(email);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.querySelector('input')).toBeNull();
  expect(server.of('POST auth/logout')).toEqual([]);

  press(labels.signOutAndGoOn);
  const heading = await screen.findByRole('heading', { name: labels.resetTitle });
  expect(document.activeElement).toBe(heading);
  expect(place.path).toBe(PAGE);
  await waitFor(() => expect(server.of('POST auth/logout')).toHaveLength(1));
  await savePassword(labels.newPassword);
  expect(server.of('PATCH user/resetPassword')[0]?.authorization).toBe(`Bearer ${TOKEN}`);
});

it('staying signed in leaves the session and the link intact', async () => {
  signInAs(me('coach'));
  const server = open(() => owner());
  const stay = await screen.findByRole('link', { name: labels.staySignedIn });
  expect(stay.getAttribute('href')).toBe('/dashboard');
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('a session that ended elsewhere does not close the page of the link', async () => {
  write('owner', ownerOf(me('coach')));
  serve({
    'POST auth/refresh': () => new Refusal(401, 'session_expired', 'Ended.'),
    'GET user/resetPassword': () => owner(),
  });
  renderScreen(<AppRoutes />, PAGE);
  await screen.findByRole('heading', { name: labels.resetTitle });
  expect(place.path).toBe(PAGE);
});

it('an expired or used link leads signed-in users home, not to a page that redirects', async () => {
  signInAs(me('coach'));
  open(() => new Refusal(401, 'link_invalid', FAILURES.link_invalid.message));
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard']);
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ssoTexts } from '@amberway/contract/auth/sso-texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { AppRoutes } from '../../../app/router.tsx';
import { clearCredentials } from '../../../kernel/sign-in/credentials.ts';
import { closeSession } from '../../../kernel/sign-in/state.ts';
import { me } from '../../../ui/testing/people.ts';
import { press } from '../../../ui/testing/press.ts';
import { place, renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { signInLabels } from '../sign-in-labels.ts';
import { stepLabels } from '../step-labels.ts';
import { ssoLabels } from './sso-labels.ts';

const NAME = 'Northside Health';
const RETURNED = 'code=the-code&state=the-state&session_state=x';

/** As the server leaves it in the page. */
const setOrganisation = (name: string) => {
  document.head.innerHTML = '<meta name="organisation">';
  document.querySelector('meta')?.setAttribute('content', name);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCredentials();
  closeSession();
  setOrganisation(NAME);
});

const arrive = (search: string, reply: () => unknown = () => ({ ...me('coach'), token: 'new', gcpToken: 'media' })) => {
  const path = `/login/sso?${search}`;
  window.history.replaceState(null, '', path);
  const server = serve({ 'POST auth/sso/finish': reply });
  renderScreen(<AppRoutes />, path);
  return server;
};
const finished = (server: ReturnType<typeof serve>) => server.of('POST auth/sso/finish');

it('the button is on the page of the workspace, where there is a directory', async () => {
  renderScreen(<AppRoutes />, '/clinicians/login');
  expect(await screen.findByRole('button', { name: signInLabels.signInWith(NAME) })).toBeTruthy();
});

it('without a directory there is no button', async () => {
  setOrganisation('');
  renderScreen(<AppRoutes />, '/clinicians/login');
  await screen.findByRole('button', { name: signInLabels.signIn });
  expect(screen.queryByText(/Sign in with/)).toBeNull();
});

it('families see no button, and administrators are led to the page that has it', async () => {
  renderScreen(<AppRoutes />, '/login');
  expect(await screen.findByText(signInLabels.toWorkspaceOfAll)).toBeTruthy();
  expect(screen.queryByText(/Sign in with/)).toBeNull();
});

it('the button leads to the address that the server returns', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  serve({ 'GET auth/sso/start': () => ({ url: 'https://login.example/authorize?state=x' }) });
  renderScreen(<AppRoutes />, '/clinicians/login');
  await screen.findByText(signInLabels.signInWith(NAME));
  press(signInLabels.signInWith(NAME));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.example/authorize?state=x'));
  vi.restoreAllMocks();
});

it('the button says in one sentence why the directory cannot be opened, and works again', async () => {
  const server = serve({ 'GET auth/sso/start': () => new Refusal(502, 'sso_unreachable', ssoTexts.unreachable(NAME)) });
  renderScreen(<AppRoutes />, '/clinicians/login');
  await screen.findByText(signInLabels.signInWith(NAME));
  press(signInLabels.signInWith(NAME));
  expect((await screen.findByRole('alert')).textContent).toContain(ssoTexts.unreachable(NAME));
  press(signInLabels.signInWith(NAME));
  await waitFor(() => expect(server.of('GET auth/sso/start')).toHaveLength(2));
});

it('the page after the directory signs in once, and its address has no code afterwards', async () => {
  const server = arrive(RETURNED);
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(finished(server).map(({ body }) => body)).toEqual([{ code: 'the-code', state: 'the-state' }]);
});

it.each([
  ['the person has cancelled', 'error=access_denied&state=s', ssoTexts.cancelled],
  ['the directory has failed', 'error=server_error&state=s', ssoTexts.failedThere],
  ['the address has no code', 'state=s', FAILURES.sso_expired.message],
  ['it is opened without anything', '', FAILURES.sso_expired.message],
])('the page after the directory says so when %s, and leads back', async (_what, search, sentence) => {
  const server = arrive(search);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(finished(server)).toEqual([]);
  expect(screen.getByRole('link', { name: ssoLabels.back }).getAttribute('href')).toBe('/clinicians/login');
});

it('the page after the directory shows the sentence of a refusal, without another try', async () => {
  const server = arrive(RETURNED, () => new Refusal(401, 'sso_refused', ssoTexts.refused(NAME)));
  expect((await screen.findByRole('alert')).textContent).toContain(ssoTexts.refused(NAME));
  expect(screen.queryByRole('button', { name: ssoLabels.repeat })).toBeNull();
  expect(finished(server)).toHaveLength(1);
  expect(place.path).toBe('/login/sso');
});

it('the page after the directory can try again when the network was lost', async () => {
  let lost = true;
  const server = arrive(RETURNED, () => {
    if (lost) throw new TypeError('offline');
    return { ...me('coach'), token: 'new', gcpToken: 'media' };
  });
  await screen.findByRole('button', { name: ssoLabels.repeat });
  lost = false;
  press(ssoLabels.repeat);
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(finished(server).length).toBeGreaterThan(0);
});

it('the page after the directory asks for our own factor where the server does', async () => {
  const now = new Date().toISOString();
  const second = {
    ticket: 'T'.repeat(43),
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
    now,
    ways: ['totp'],
  };
  arrive(RETURNED, () => {
    const { message, status } = FAILURES.second_needed;
    return Response.json({ status: false, code: 'second_needed', message, second }, { status });
  });
  expect(await screen.findByLabelText(stepLabels.code)).toBeTruthy();
  press(stepLabels.back);
  await waitFor(() => expect(place.path).toBe('/clinicians/login'));
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, consentTexts } from '@amberway/contract/privacy/consent';
import { SCREENS } from '@amberway/contract/shell/routes';
import { clearCredentials, setBearer } from '../kernel/sign-in/credentials.ts';
import { closeSession, currentSession, openSession } from '../kernel/sign-in/state.ts';
import { me } from '../ui/testing/people.ts';
import { renderScreen } from '../ui/testing/render.tsx';
import { serve } from '../ui/testing/server.ts';
import { SignedInArea } from './SignedInArea.tsx';

beforeEach(() => {
  localStorage.clear();
  // A session that the server has confirmed; without one the user is loaded again at once.
  setBearer('token');
});
afterEach(() => {
  clearCredentials();
  closeSession();
});

it('nothing of a family is loaded or shown before it consents; afterwards its page opens', async () => {
  const server = serve({
    'POST privacy/consent': () => ({ version: CONSENT_VERSION, at: '2026-11-03T04:00:00Z' }),
    'GET user/me': () => ({ ...me('parent'), firstTimeLogin: true }),
  });
  const newcomer = { ...me('parent'), members: [], consentVersion: null, consentAt: null, firstTimeLogin: true };
  renderScreen(<SignedInArea user={newcomer} />, SCREENS.program.path);
  await screen.findByRole('dialog', { name: consentTexts.title });
  expect(server.requests).toEqual([]);
  for (const name of ['Arlo', 'Noor', 'Priya']) expect(document.body.textContent).not.toContain(name);
  expect(document.querySelector('main, nav, header, iframe')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: consentTexts.agree }));
  await vi.waitFor(() => expect(document.querySelector('main')).toBeTruthy());
  await vi.waitFor(() => expect(server.requests.filter(({ method }) => method === 'GET')).not.toEqual([]));
});

it('a family that has consented is not asked again when it returns from a public page', async () => {
  serve({
    'POST privacy/consent': () => ({ version: CONSENT_VERSION, at: '2026-11-03T04:00:00Z' }),
    'GET user/me': () => me('parent'),
  });
  openSession({ ...me('parent'), members: [], consentVersion: null, consentAt: null });
  const area = () => <SignedInArea user={currentSession()?.user ?? me('coach')} />;
  const { started } = currentSession() ?? {};
  const first = renderScreen(area(), SCREENS.program.path);
  await userEvent.click(await screen.findByRole('button', { name: consentTexts.agree }));
  await vi.waitFor(() => expect(document.querySelector('main')).toBeTruthy());
  first.unmount();
  // The session is the same, so an open page does not remount.
  expect(currentSession()).toMatchObject({ started, user: { consentVersion: CONSENT_VERSION } });
  renderScreen(area(), SCREENS.program.path);
  await vi.waitFor(() => expect(document.querySelector('main')).toBeTruthy());
  expect(screen.queryByRole('dialog', { name: consentTexts.title })).toBeNull();
});

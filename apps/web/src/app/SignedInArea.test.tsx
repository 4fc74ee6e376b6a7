// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, consentTexts } from '@amberway/contract/privacy/consent';
import { SCREENS } from '@amberway/contract/shell/routes';
import { closeDatabase } from '../kernel/device/database.ts';
import { readEntries } from '../kernel/outbox/entries.ts';
import { callOrWait, WAITS } from '../kernel/outbox/waiting.ts';
import { clearCredentials, setBearer } from '../kernel/sign-in/credentials.ts';
import { closeSession, currentSession, openSession } from '../kernel/sign-in/state.ts';
import { IDS, me } from '../ui/testing/people.ts';
import { renderScreen } from '../ui/testing/render.tsx';
import { serve } from '../ui/testing/server.ts';
import { SignedInArea } from './SignedInArea.tsx';

beforeEach(() => {
  localStorage.clear();
  // A session that the server has confirmed; without one the user is loaded again at once.
  setBearer('token');
});
afterEach(async () => {
  clearCredentials();
  closeSession();
  vi.unstubAllGlobals();
  await closeDatabase();
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

it('a write on a page that is never idle does not go before it is on the device [practice 3]', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const stored: string[][] = [];
  const id = '0192f3a0-0000-7000-8000-000000000009';
  serve({
    'GET user/me': () => me('parent'),
    'PATCH task/status/:id': async () => {
      stored.push((await readEntries(IDS.parent)).map((entry) => entry.id));
      throw new TypeError('Failed to fetch');
    },
  });
  const { unmount } = renderScreen(<SignedInArea user={me('parent')} />, SCREENS.program.path);
  await vi.waitFor(() => expect(document.querySelector('main')).toBeTruthy());
  const input = { params: { id: 't1' }, body: { isCompleted: true } };
  expect(await callOrWait(setTaskStatus, input, { kind: 'tick', key: 't1', label: 'Wait', id })).toBe(WAITS);
  expect(stored).toEqual([[id]]);
  unmount();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from '../../kernel/router.ts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { takeNotice } from '../../kernel/sign-in/next-notice.ts';
import { currentBearer } from '../../kernel/sign-in/credentials.ts';
import { acting, IDS, me, type Who } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { ActAsSwitch } from './ActAsSwitch.tsx';

const loaded: string[] = [];
const show = (who: Who | CurrentUser, id: string, query = '') =>
  renderScreen(
    <>
      <Routes>
        <Route path="/dashboard/customer/:customerId" element={<ActAsSwitch />} />
      </Routes>
    </>,
    `/dashboard/customer/${id}${query}`,
    { me: typeof who === 'string' ? me(who) : who },
  );

const closed = () => new Refusal(404, 'not_found', 'We could not find it.');
const directory = {
  _id: IDS.stranger,
  firstName: 'Tess',
  lastName: 'Moreau',
  avatar: null,
  email: 'tess@amberway.test',
  phoneCountryCode: null,
  phoneNumber: null,
};
const view = { ...acting(), token: 'view', gcpToken: 'media' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  loaded.length = 0;
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void loaded.push(String(to)));
});

describe('opening a family’s view by URL', () => {
  it('after a family that could not be opened, the next one is requested [B023]', async () => {
    const server = serve({
      [`POST auth/actAs/${IDS.stranger}`]: closed,
      [`POST auth/actAs/${IDS.parent}`]: () => view,
    });
    show('coach', IDS.stranger);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We could not open this family');
    await act(async () => place.go(`/dashboard/customer/${IDS.parent}`));
    await waitFor(() => expect(loaded).toEqual([SCREENS.home.path]));
    expect(server.of('POST auth/actAs/:id')).toHaveLength(2);
  });

  it('a colleague’s family opens with a reason and the password, and the view says so', async () => {
    let covered = false;
    let confirmed = false;
    const server = serve({
      'GET user/public/customer/:id': () => directory,
      'POST auth/actAs/:id': () => (covered ? view : closed()),
      'GET user/cover': () => ({ perDay: 5, left: 2 }),
      'POST user/cover/:id': () => {
        if (!confirmed) return new Refusal(403, 'confirm_needed', 'Please confirm your password.');
        covered = true;
        return { customerId: IDS.stranger, expiresAt: '2026-11-16T00:00:00Z' };
      },
      'POST auth/confirm': () => {
        confirmed = true;
        return { confirmedUntil: '2999-01-01T00:00:00.000Z' };
      },
    });
    show('coach', IDS.stranger);
    fireEvent.click(await screen.findByRole('button', { name: 'Cover for a colleague' }));
    const reason = await screen.findByLabelText(/Why do you need/);
    const open = screen.getByRole('button', { name: 'Open family' });

    // The rules show before anything is typed: who is notified, and how many covers are left.
    expect(screen.getByText(userTexts.coverRules)).toBeTruthy();
    expect(await screen.findByText(userTexts.coverLeft(2, 5))).toBeTruthy();
    fireEvent.change(reason, { target: { value: 'Mia is' } });
    expect(await screen.findByText(userTexts.coverReasonLength(6, 10))).toBeTruthy();
    fireEvent.click(open);
    expect((await screen.findAllByText(userTexts.coverReasonShort(10))).length).toBeGreaterThan(0);

    // Without a reason no request is sent.
    fireEvent.change(reason, { target: { value: '   ' } });
    fireEvent.click(open);
    expect((await screen.findAllByText(userTexts.coverReason)).length).toBeGreaterThan(0);
    expect(server.of('POST user/cover/:id')).toEqual([]);

    fireEvent.change(reason, { target: { value: 'Mia is on leave' } });
    fireEvent.click(open);
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Right-one-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm password' }));
    await waitFor(() => expect(loaded).toEqual([SCREENS.home.path]));
    // The reason did not have to be typed again.
    const cover = [`user/cover/${IDS.stranger}`, { reason: 'Mia is on leave' }];
    expect(server.of('POST user/cover/:id').map(({ path, body }) => [path, body])).toEqual([cover, cover]);
    expect(currentBearer()).toBe('view');
    expect(takeNotice()).toBe('coverOpened');
  });

  it('without a second factor the page leads to where one is set up', async () => {
    const { status, message } = FAILURES.factor_due;
    serve({ 'POST auth/actAs/:id': () => new Refusal(status, 'factor_due', message) });
    show('coach', IDS.parent);
    const link = await screen.findByRole('link', { name: 'Set it up' });
    expect(link.getAttribute('href')).toBe(`${SCREENS.settings.path}#signing-in`);
  });

  it('no cover is offered for a family that does not exist', async () => {
    serve({ 'POST auth/actAs/:id': closed, 'GET user/public/customer/:id': closed });
    show('coach', IDS.stranger);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We could not open this family');
    expect(screen.queryByRole('button', { name: 'Cover for a colleague' })).toBeNull();
  });

  it('in one family’s view, a link to another family offers to go back and open it', async () => {
    const server = serve({ 'POST auth/actAs/end': () => ({ ...me('coach'), token: 'own', gcpToken: 'media' }) });
    show(acting(), IDS.stranger, '?redirectUri=/dashboard/myprogram');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(shellTexts.otherFamily);
    fireEvent.click(screen.getByRole('button', { name: 'Back and open' }));
    await waitFor(() =>
      expect(loaded).toEqual([`/dashboard/customer/${IDS.stranger}?redirectUri=/dashboard/myprogram`]),
    );
    expect(server.requests.map(({ path }) => path)).toEqual(['auth/actAs/end']);
  });

  it('in a family’s view, a link to the same family opens without leaving the view', async () => {
    serve({});
    show(acting(), acting()._id, '?redirectUri=/dashboard/myprogram');
    await waitFor(() => expect(place.path).toBe('/dashboard/myprogram'));
  });

  it('administrators are offered no cover: a family out of their reach counts as missing', async () => {
    serve({ 'POST auth/actAs/:id': closed });
    show('admin', IDS.stranger);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cover for a colleague' })).toBeNull();
  });

  it('families cannot open another family’s view [B023]', async () => {
    const server = serve({});
    show('parent', IDS.stranger);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You do not have access to this page');
    expect(server.of('POST auth/actAs/:id')).toEqual([]);
  });
});

import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shellTexts } from '@amberway/contract/shell/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { closeSession, openSession } from '../kernel/sign-in/state.ts';
import { write } from '../kernel/sign-in/storage.ts';
import { me } from '../ui/testing/people.ts';
import { place, renderScreen } from '../ui/testing/render.tsx';
import { Refusal, serve } from '../ui/testing/server.ts';
import { AppRoutes } from './router.tsx';

beforeEach(() => {
  localStorage.clear();
  closeSession();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const expectFocus = (wanted: HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(wanted));

it('navigating to a public page or an unknown URL focuses its heading, loading one directly does not', async () => {
  serve({});
  renderScreen(<AppRoutes />, PUBLIC_ROUTES.verify);
  await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(document.body);
  act(() => place.go(PUBLIC_ROUTES.maintenance));
  await expectFocus(await heading(shellTexts.maintenanceTitle));
  act(() => place.go('/nowhere'));
  await expectFocus(await heading('We could not find this page'));
});

it('the retry link of the maintenance page leads to the requested page', async () => {
  write('owner', 'Customer:u-1');
  serve({ 'POST auth/refresh': () => new Refusal(503, 'unavailable', 'Later.') });
  renderScreen(<AppRoutes />, '/dashboard/settings?section=display');
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(place.path).toBe(PUBLIC_ROUTES.maintenance);
  expect(again.getAttribute('href')).toBe('/dashboard/settings?section=display');
});

it.each([PUBLIC_ROUTES.maintenance, '/reset_password', PUBLIC_ROUTES.passwordConfirmed])(
  '%s redirects signed-in users to /dashboard [B020]',
  async (path) => {
    write('owner', 'Customer:u-1');
    serve({ 'POST auth/refresh': () => new Refusal(500, 'internal', 'Sorry.') });
    renderScreen(<AppRoutes />, path);
    await vi.waitFor(() => expect(place.path).toBe('/dashboard'));
  },
);

it('the maintenance page redirects to the requested page as soon as the session is restored', async () => {
  write('owner', 'Customer:u-1');
  serve({ 'POST auth/refresh': () => new Refusal(503, 'unavailable', 'Later.') });
  renderScreen(<AppRoutes />, '/dashboard/settings');
  await screen.findByRole('link', { name: 'Try again' });
  act(() => openSession(me('parent')));
  expect(place.path).toBe('/dashboard/settings');
});

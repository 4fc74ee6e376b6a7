import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { acting, details, IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { SETTINGS } from '../../ui/testing/settings.ts';
import { serve } from '../../ui/testing/server.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const CONTACT = {
  _id: '01a00000-0000-7000-8000-0000000000d1',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  uid: IDS.parent,
  name: 'Meera Stone',
  relationship: 'Grandparent',
  supporterInfo: { phoneCountryCode: '+61', phoneNumber: '400000000', email: 'meera@example.test' },
};

const replies = (who: 'coach' | 'admin' | 'parent') => ({
  'GET user/me/emailSignature': () => ({ emailSignature: '<p>Mia</p>' }),
  'GET user/:id': () => details(who),
  'GET user/me': () => me(who),
  'GET kpi/:id': () => [{ _id: 'k', kpiName: 'Utilization', kpiUnit: 'Percentage', kpiValue: 80 }],
  'GET clinicianKPI/current/:id': () => [
    {
      _id: 'c',
      businessUserId: IDS.coach,
      kpiName: 'Utilization',
      kpiUnit: 'Percentage',
      kpiValue: 72.5,
      yearMonth: '2026-11',
    },
  ],
  'GET clinicianKPI/history/:id/:kpi': () => [
    {
      _id: 'h',
      businessUserId: IDS.coach,
      kpiName: 'Utilization',
      kpiUnit: 'Percentage',
      kpiValue: 64,
      yearMonth: '2026-10',
    },
  ],
  'GET supportContact/userContacts/:id': () => [CONTACT],
  'GET lookups': () => [],
  'GET settings': () => SETTINGS,
  'GET files/usage': () => ({ used: 512 * 1024 ** 2, limit: 2 * 1024 ** 3 }),
});
const show = (user: CurrentUser, query = '') =>
  renderScreen(<SettingsScreen />, `/dashboard/settings${query}`, { me: user });
const parts = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  localStorage.clear();
});

describe('settings screen', () => {
  it('a customer’s profile has details, children, forms, support network and password [B305 B307]', async () => {
    serve(replies('parent'));
    show(me('parent'));
    await screen.findByText('priya@amberway.test');
    expect(parts()).toEqual([
      'Profile',
      'Children',
      'Forms',
      'Support network',
      'Calendar subscription',
      'Display',
      'Keep this device ready',
      'Storage',
      'Signing in',
      'My devices',
      'Password',
      'About Amberway',
    ]);
    expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(SCREENS.password.path);
    expect(await screen.findByText('512 MB of 2 GB used')).toBeTruthy();
    expect(screen.getByText('Arlo Stone')).toBeTruthy();
    expect(await screen.findByText('Version test, build 0123456789ab')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add child' })).toBeNull();
  });

  it('a business user’s profile shows availability and KPIs read-only [B306 B509 B156]', async () => {
    serve(replies('coach'));
    show(me('coach'));
    const kpis = await screen.findByRole('region', { name: 'KPIs' });
    await within(kpis).findByText('72.5%');
    expect(within(kpis).getByText('Target 80%')).toBeTruthy();
    // The chart's numbers are in a table as well.
    expect(await within(kpis).findByRole('rowheader', { name: 'Oct 2026' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Availability' })).getByText('32 hours a week')).toBeTruthy();
    expect(within(kpis).queryByRole('spinbutton')).toBeNull();
    expect(parts()).toContain('Email signature');
  });

  it('a client count above capacity is shown as text [B437]', async () => {
    serve({ ...replies('coach'), 'GET user/:id': () => details('coach', { currentNumberOfClient: 7 }) });
    show(me('coach'));
    expect(await screen.findByText('7, 2 above capacity')).toBeTruthy();
  });

  it('a family’s profile is read-only for staff in that family’s view [B008]', async () => {
    serve(replies('parent'));
    show(acting(), `?edit=${IDS.parent}`);
    await screen.findByText('priya@amberway.test');
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(parts()).not.toContain('Password');
    expect(parts()).not.toContain('My devices');
  });
});

import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberPage } from '../kernel/sign-in/return-page.ts';
import { takeReturnPage } from '../kernel/sign-in/return-target.ts';
import { write } from '../kernel/sign-in/storage.ts';
import { place, renderScreen } from '../ui/testing/render.tsx';
import { PublicOnly } from './PublicOnly.tsx';

const PAGE = '/dashboard/mysessions?page=2';
/** The redirect is code that is loaded when it is needed. */
const CODE_LOADS = { timeout: 30_000 };

beforeEach(() => {
  write('owner', 'Customer:u-1');
});

const open = () =>
  renderScreen(
    <StrictMode>
      <PublicOnly>Sign in</PublicOnly>
    </StrictMode>,
    '/login',
  );

it('a tab returns to its own page, once, when its user signs in in another tab', async () => {
  rememberPage(PAGE, 'u-1');
  open();
  await vi.waitFor(() => expect(place.path).toBe(PAGE), CODE_LOADS);
  expect(takeReturnPage('u-1')).toBe('/dashboard');
});

it.each([
  ['of another person', 'u-2'],
  ['that never was', null],
])('a page %s is not restored; the home page opens instead', async (_, userId) => {
  if (userId) rememberPage(PAGE, userId);
  open();
  await vi.waitFor(() => expect(place.path).toBe('/dashboard'), CODE_LOADS);
});

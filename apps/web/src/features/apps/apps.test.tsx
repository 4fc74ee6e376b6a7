import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { AppLinks } from './AppLinks.tsx';
import { AppsScreen } from './AppsScreen.tsx';
import { appLabels } from './labels.ts';

const APP_STORE = 'https://apps.example.org/amberway';

it('each app link has a QR code and a link, and one without a URL is hidden', () => {
  renderScreen(<AppLinks settings={{ appStoreUrl: APP_STORE, playStoreUrl: null, appSignInUrl: null }} />);
  const link = screen.getByRole('link', { name: appLabels.appStore.open });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([APP_STORE, '_blank']);
  const code = screen.getByRole('img', { name: appLabels.codeOf(appLabels.appStore.title) });
  expect(code.querySelectorAll('path').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: appLabels.browser.open })).toBeTruthy();
});

it('the apps page links to the get-started pages [R064]', () => {
  serve({});
  renderScreen(<AppsScreen />, '/', { me: me('parent') });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(shellTexts.gettingStarted)).toBe(PUBLIC_ROUTES.gettingStarted);
  expect(to(appLabels.next)).toBe(PUBLIC_ROUTES.nextScreen);
  expect(screen.getByRole('heading', { level: 1, name: 'My Apps' })).toBeTruthy();
});

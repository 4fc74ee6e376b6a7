import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { consentTexts } from '@amberway/contract/privacy/consent';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { labels } from '../../../apps/web/src/features/auth/labels.ts';
import { newcomers } from '../people.ts';
import type { Journey } from './journey.ts';

export const SIGN_IN: Journey[] = [
  {
    name: 'sign-in',
    inTests: 390,
    run: async (window) => {
      const { page } = window;
      await window.goto(PUBLIC_ROUTES.login);
      await page.label(labels.email).fill(ACCOUNTS.parent.email);
      await page.label(labels.password).fill(ACCOUNTS.parent.password);
      await page.button(labels.signIn).click();
      await window.isAt(SCREENS.home.path);
      await page.role('main').role('heading', undefined, { level: 1 }).shows();
    },
  },
  {
    name: 'first sign-in: consent and wizard',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const { account } = await newcomers(world);
      await window.goto(PUBLIC_ROUTES.login);
      await page.label(labels.email).fill(account.email);
      await page.label(labels.password).fill(account.password);
      await page.button(labels.signIn).click();
      await page.button(consentTexts.agree).click();
      const wizard = page.dialog(/Welcome, step/);
      await wizard.shows();
      await wizard.button(onboardingTexts.next).click();
    },
  },
];

import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { consentTexts } from '@amberway/contract/privacy/consent';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { labels } from '../../../apps/web/src/features/auth/labels.ts';
import { newcomers } from '../people.ts';
import { openAs } from '../open-as.ts';
import type { Journey } from './journey.ts';

export const SIGN_IN: Journey[] = [
  {
    name: 'sign-in refused, then the password is shown',
    run: async (window) => {
      const { page } = window;
      window.expects(/^401 for \/api\/auth\/login|status of 401/, /^40[013] for /);
      await window.goto(PUBLIC_ROUTES.login);
      await page.label(labels.email).fill(ACCOUNTS.parent.email);
      await page.label(labels.password).fill('not-the-password');
      await page.button(labels.signIn).click();
      await page.role('alert').shows();
      await page.button(/^Show /).click();
      await page.css('input[type="text"]').hasValue('not-the-password');
    },
  },
  {
    name: 'sign-out',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent);
      await page.button(/^Profile menu/).click();
      // Opened before the server's answer to the sign-out is there, the next page ends the session once more.
      window.expects(/^401 for \/api\/auth\/refresh|status of 401/);
      await page.role('menuitem', shellTexts.signOut).click();
      await page.button(labels.signIn).shows();
      await window.goto(SCREENS.home.path);
      await page.button(labels.signIn).shows();
    },
  },
  {
    name: 'sign-in',
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
      await wizard.heading('Tell us about your child').shows();
      await wizard.button(onboardingTexts.next).click();
      await wizard.button(onboardingTexts.next).click();
      await wizard.button(onboardingTexts.continueToDashboard).click();
      await wizard.isGone();
      await page.role('main').role('heading', undefined, { level: 1 }).shows();
    },
  },
];

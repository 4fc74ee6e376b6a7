import type { Page } from 'playwright/test';
import { labels } from '../../apps/web/src/features/auth/labels.ts';

type Typed = { email: string; password: string };

/** The form of both sign-in pages. */
export const loginForm = (page: Page) => {
  const email = page.getByLabel(labels.email, { exact: true });
  const password = page.getByLabel(labels.password, { exact: true });
  const submit = page.getByRole('button', { name: labels.signIn, exact: true });
  return {
    email,
    password,
    submit,
    send: async (typed: Typed) => {
      await email.fill(typed.email);
      await password.fill(typed.password);
      await submit.click();
    },
  };
};

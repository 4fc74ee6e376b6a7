import type { Page } from 'playwright/test';
import { words } from '../../apps/web/src/features/auth/words.ts';

type Typed = { email: string; password: string };

/** The form of both sign-in pages. */
export const loginForm = (page: Page) => {
  const email = page.getByLabel(words.email, { exact: true });
  const password = page.getByLabel(words.password, { exact: true });
  const submit = page.getByRole('button', { name: words.signIn, exact: true });
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

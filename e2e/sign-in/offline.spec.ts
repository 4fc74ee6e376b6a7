import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { loginForm } from '../support/login-form.ts';
import { at, heading } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const { email, password } = ACCOUNTS.parent;

// The code that sends the form loads when a field gets the focus, so it may be missing as well.
for (const { when, typedFirst } of [
  { when: 'before anything is typed', typedFirst: false },
  { when: 'after both fields are filled in', typedFirst: true },
])
  test(`without a connection ${when}, the sign-in says so, keeps the words and can be sent again [B123 T105]`, async ({
    page,
    context,
  }) => {
    await page.goto(PUBLIC_ROUTES.login);
    const form = loginForm(page);
    await expect(form.submit).toBeEnabled();
    if (!typedFirst) await context.setOffline(true);
    await form.email.fill(email);
    await form.password.fill(password);
    if (typedFirst) {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    }
    await form.submit.click();
    await expect(page.getByRole('alert')).toContainText(authTexts.noResponse);
    await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue(password);

    await context.setOffline(false);
    await form.submit.click();
    await expect(heading(page)).toBeVisible();
    await expect(form.submit).toBeHidden();
  });

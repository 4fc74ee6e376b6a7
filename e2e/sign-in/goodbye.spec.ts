import { goodbyeTexts as texts } from '@amberway/contract/auth/goodbye-texts';
import { EXPORT_FILE } from '@amberway/contract/privacy/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { expect, test } from '../support/test.ts';

const { inactive } = DEMO_PEOPLE;

test(
  'a family whose account is closed takes its record along, and has no session',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(PUBLIC_ROUTES.login);
    await loginForm(page).send({ email: inactive.email, password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expectNoViolations(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.takeButton }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(EXPORT_FILE);
    expect(await download.failure()).toBeNull();
    await expect(page.getByText(texts.taken)).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: texts.title })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  },
);

import { resetPassword } from '@amberway/contract/auth/endpoints';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { authTexts } from '@amberway/contract/auth/texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/auth/labels.ts';
import { labels as confirmedWords } from '../../apps/web/src/features/public/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const { email } = DEMO_PEOPLE.kelly;
const NEW_PASSWORD = 'Banksia7walks';

const requestLink = async (page: Page) => {
  await page.goto(PUBLIC_ROUTES.login);
  await page.getByRole('link', { name: labels.forgot }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.forgetPassword));
  const field = page.getByLabel(labels.email);
  for (const typed of ['', '  ', 'kelly']) {
    await field.fill(typed);
    await page.getByRole('button', { name: labels.sendLink }).click();
    await expect(field).toHaveAccessibleDescription(authTexts.enterEmail);
  }
  await field.fill(email);
  await page.getByRole('button', { name: labels.sendLink }).click();
};

/** An administrator reads the mail in the outbox. */
const linkFromOutbox = async (browser: Browser): Promise<string> => {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await openAs(admin, ACCOUNTS.admin, SCREENS.outbox.path);
  const mail = admin.getByRole('link', { name: email }).first();
  await expect(async () => {
    await admin.getByRole('button', { name: 'Refresh list' }).click();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  const link = admin.getByRole('article', { name: 'Mail' }).getByRole('link');
  await expect(link).toBeVisible();
  const href = await link.getAttribute('href');
  await context.close();
  return href ?? '';
};

const passwordForm = (page: Page) => ({
  password: page.getByLabel(labels.newPassword, { exact: true }),
  confirmation: page.getByLabel(labels.confirmation, { exact: true }),
  save: page.getByRole('button', { name: labels.savePassword }),
});

const expectMessages = async (page: Page) => {
  const form = passwordForm(page);
  await form.save.click();
  await expect(form.password).toHaveAccessibleDescription(newPasswordTexts.inputNewPassword);
  await expect(form.confirmation).toHaveAccessibleDescription(newPasswordTexts.inputConfirmation);
  for (const weak of ['Short7', 'nouppercase7', 'NoDigitsHere']) {
    await form.password.fill(weak);
    await form.confirmation.fill(`${weak}x`);
    await form.save.click();
    await expect(form.password, weak).toHaveAccessibleDescription(newPasswordTexts.newPasswordRule);
    await expect(form.confirmation, weak).toHaveAccessibleDescription(newPasswordTexts.confirmationDiffers);
  }
};

test.describe.configure({ mode: 'serial' });
let link = '';

test('a forgotten password leads to /verify and a mail in the outbox [B013 B014 B061 B077 B104 R005 R006]', async ({
  page,
  browser,
}) => {
  await requestLink(page);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.verify));
  await expect(heading(page)).toHaveText(labels.verifyTitle);
  await expect(page.getByText(newPasswordTexts.resetMailSent)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  link = await linkFromOutbox(browser);
  expect(new URL(link).pathname).toMatch(/^\/reset_password\/.{20,}/);
});

test('the link sets a new password, after every error, and the new one signs in [B015 B016 B062 B078 B105 B106 B107 B108 B120 T005 T100 T101 T102 T103 R007]', async ({
  page,
}) => {
  await page.goto(new URL(link).pathname);
  await expect(page.getByText(email)).toBeVisible();
  await expectMessages(page);
  const form = passwordForm(page);
  await form.password.fill(NEW_PASSWORD);
  await form.confirmation.fill(NEW_PASSWORD);
  const sent = page.waitForRequest(
    (request) => request.method() === resetPassword.method && request.url().endsWith(toUrl(resetPassword)),
  );
  await form.save.click();
  const token = link.split('/').at(-1);
  expect((await sent).headers()['authorization']).toBe(`Bearer ${token}`);

  await expect(page).toHaveURL(at(PUBLIC_ROUTES.passwordConfirmed));
  await expect(heading(page)).toHaveText(confirmedWords.confirmedTitle);
  await page.getByRole('link', { name: authTexts.goToLogin }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await expect(page.getByLabel(labels.email)).toHaveValue(email);
  await loginForm(page).send({ email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('a reset link works once [B015 B125]', async ({ page }) => {
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('alert')).toContainText(FAILURES.link_invalid.message);
  await page.getByRole('link', { name: labels.askNewLink }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.forgetPassword));
});

import { forgotPassword, readLink, resetPassword } from '@amberway/contract/auth/endpoints';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/auth/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { at } from '../support/places.ts';

const RESET = PUBLIC_ROUTES.resetPassword.replace('/:token?', '');

test('/reset_password without a token shows the error and no form [B015 R007]', async ({ page }) => {
  await page.goto(RESET);
  await expect(page.getByRole('alert')).toContainText(FAILURES.link_invalid.message);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a failed request for a link shows the error or the lost connection, and keeps the input [B124]', async ({
  page,
}) => {
  const call = `**${toUrl(forgotPassword)}`;
  const { status, message } = FAILURES.too_many;
  await page.route(call, (route) => route.fulfill({ status, json: { status: false, code: 'too_many', message } }));
  await page.goto(PUBLIC_ROUTES.forgetPassword);
  await page.getByLabel(labels.email).fill('someone@example.org');
  await page.getByRole('button', { name: labels.sendLink }).click();
  await expect(page.getByRole('alert')).toContainText(message);

  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await page.getByRole('button', { name: labels.sendLink }).click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByLabel(labels.email)).toHaveValue('someone@example.org');
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.forgetPassword));
});

test('a failed reset shows the message and keeps both passwords in the form [B125]', async ({ page }) => {
  const { status, message } = FAILURES.internal;
  const owner = { email: 'someone@example.org', type: 'Customer', isFirst: false, lasting: [], needsProof: false };
  await page.route(`**${toUrl(resetPassword)}`, (route) =>
    route.request().method() === readLink.method
      ? route.fulfill({ json: { status: true, data: owner } })
      : route.fulfill({ status, json: { status: false, code: 'internal', message } }),
  );
  await page.goto(`${RESET}/a-link-that-looks-right`);
  await page.getByLabel(labels.newPassword, { exact: true }).fill('Banksia7walks');
  await page.getByLabel(labels.confirmation, { exact: true }).fill('Banksia7walks');
  await page.getByRole('button', { name: labels.savePassword }).click();
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByLabel(labels.newPassword, { exact: true })).toHaveValue('Banksia7walks');
  await expect(page.getByLabel(labels.confirmation, { exact: true })).toHaveValue('Banksia7walks');
});

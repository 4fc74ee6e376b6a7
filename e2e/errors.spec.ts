import { listOutbox } from '@amberway/contract/outbox/endpoints';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from './support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { openAs, storeTokens } from './support/open-as.ts';
import { heading } from './support/places.ts';

test('a part of the app that fails to load offers a reload, which fixes it', async ({ page }) => {
  const chunk = /\/assets\/SettingsScreen-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await openAs(page, ACCOUNTS.parent, SCREENS.settings.path);
  await expect(heading(page)).toHaveText('This page needs a reload');
  // The rest of the app is still there.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(heading(page)).toHaveText(SCREENS.settings.title);
});

test('a page whose script does not arrive says so instead of loading for ever', async ({ page }) => {
  const start = /\/assets\/index-[^/]*\.js$/;
  await storeTokens(page, ACCOUNTS.parent);
  await page.route(start, (route) => route.abort());
  for (const path of [SCREENS.home.path, PUBLIC_ROUTES.login]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Amberway could not be loaded.');
  }
  await page.goto(SCREENS.home.path);
  await page.unroute(start);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
});

test('a failed request shows the message and the request id, and can be retried [B592]', async ({ page }) => {
  const { status, message } = FAILURES.internal;
  const call = `**${toUrl(listOutbox)}?*`;
  await page.route(call, (route) =>
    route.fulfill({
      status,
      headers: { 'x-request-id': 'req-42' },
      json: { status: false, code: 'internal', message },
    }),
  );
  await openAs(page, ACCOUNTS.admin, SCREENS.outbox.path);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(message, { timeout: 15_000 });
  await expect(failure).toContainText('req-42');
  await page.unroute(call);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(heading(page)).toHaveText(SCREENS.outbox.title);
});

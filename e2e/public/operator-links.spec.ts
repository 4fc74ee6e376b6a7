import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type BrowserContextOptions, devices, expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/onboarding/labels.ts';
import { labels as publicLabels } from '../../apps/web/src/features/public/labels.ts';
import { openAs } from '../support/open-as.ts';
import { type RunningServer, startServer } from '../support/server.ts';

// Links outside the product are set by the operator: this server has all of them.
const LINKS = {
  HELP_CENTRE_URL: 'https://help.example.org/',
  SUPPORT_URL: 'https://support.example.org/ask',
  APP_SIGN_IN_URL: 'amberway://sign-in',
  APP_STORE_URL: 'https://apps.example.org/amberway',
  PLAY_STORE_URL: 'https://play.example.org/amberway',
};

let server: RunningServer;
test.beforeAll(async () => {
  // A first start prepares a database, which takes a while on a busy machine.
  test.setTimeout(120_000);
  server = await startServer(LINKS);
});
test.afterAll(() => server.stop());

test('/password-confirmed opens the app on a phone, and can still be used in the browser [B017 R008]', async ({
  browser,
}) => {
  const open = async (device: BrowserContextOptions) => {
    const context = await browser.newContext({ ...device, baseURL: server.url });
    const page = await context.newPage();
    await page.goto(PUBLIC_ROUTES.passwordConfirmed, { waitUntil: 'networkidle' });
    return page;
  };
  const phone = await open(devices['Pixel 7']);
  await expect(phone.getByRole('link', { name: authTexts.goToLogin })).toHaveAttribute('href', LINKS.APP_SIGN_IN_URL);
  await expect(phone.getByRole('link', { name: publicLabels.inBrowser })).toHaveAttribute('href', PUBLIC_ROUTES.login);

  const desktop = await open({ viewport: { width: 1440, height: 900 } });
  await expect(desktop.getByRole('link', { name: authTexts.goToLogin })).toHaveAttribute('href', PUBLIC_ROUTES.login);
  await Promise.all([phone.context().close(), desktop.context().close()]);
});

test('the help menu has Getting Started, Knowledge Base and Contact Support [B047 T034 T035 T036]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openAs(page, ACCOUNTS.parent);
  await page.getByRole('banner').getByRole('button', { name: shellTexts.help }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items).toHaveText([shellTexts.gettingStarted, shellTexts.knowledgeBase, shellTexts.contactSupport]);
  const link = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await expect(link(shellTexts.gettingStarted)).toHaveAttribute('href', PUBLIC_ROUTES.gettingStarted);
  await expect(link(shellTexts.knowledgeBase)).toHaveAttribute('href', LINKS.HELP_CENTRE_URL);
  await expect(link(shellTexts.contactSupport)).toHaveAttribute('href', LINKS.SUPPORT_URL);

  await page.goto(PUBLIC_ROUTES.gettingStarted);
  await expect(page.getByRole('link', { name: labels.appStore })).toHaveAttribute('href', LINKS.APP_STORE_URL);
  await expect(page.getByRole('link', { name: labels.playStore })).toHaveAttribute('href', LINKS.PLAY_STORE_URL);
  await context.close();
});

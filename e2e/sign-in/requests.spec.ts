import { appCheckToken, login, refresh } from '@amberway/contract/auth/endpoints';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { APP_CHECK_HEADER } from '../../apps/web/src/kernel/app-check.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { lastBearer, watchBearer } from '../support/bearer.ts';
import { loginForm } from '../support/login-form.ts';
import { at, walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';

type Seen = { path: string; headers: Record<string, string> };

test(
  'every request goes to /api with bearer, JSON content type and app-check token [B114 B115 B116 B117]',
  { tag: '@long' },
  async ({ page }) => {
    const seen: Seen[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) {
        seen.push({ path: new URL(request.url()).pathname, headers: request.headers() });
      }
    });
    watchBearer(page);
    await page.goto(PUBLIC_ROUTES.login);
    await loginForm(page).send(ACCOUNTS.admin);
    await expect(page).toHaveURL(at(SCREENS.home.path));
    await walkTo(page, SCREENS.outbox.path);
    await page.getByRole('button', { name: 'Refresh list' }).click();
    await page.reload();
    await settled(page);

    const token = lastBearer(page);
    const after = seen.findIndex(({ path }) => path === toUrl(login)) + 1;
    const signedIn = seen.slice(after).filter(({ path }) => path !== toUrl(appCheckToken));
    expect(signedIn.length).toBeGreaterThan(2);
    for (const { path, headers } of signedIn) {
      expect(path).toMatch(/^\/api\//);
      // After the reload, one request is authenticated by the cookie instead of a bearer.
      expect(headers['authorization'], path).toBe(path === toUrl(refresh) ? undefined : `Bearer ${token}`);
      expect(headers['content-type'], path).toBe('application/json');
      expect(headers[APP_CHECK_HEADER.toLowerCase()], path).toBeTruthy();
    }
  },
);

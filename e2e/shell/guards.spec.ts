import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading, walkTo } from '../support/places.ts';
import { ADMIN_ONLY, NO_ACCESS, STAFF } from '../support/routes-by-role.ts';
import { settled } from '../support/settled.ts';

/** The operator's tracking code, and the calendar in the header of staff, whose code may load last. */
const OF_EVERY_PAGE = ['/api/getTrack', '/api/calSyncState'];

/** On a busy machine the shell asks for its own data long after the page shows. */
const SHELL_QUIET_MS = 1500;

/** Access to every page is denied, and none of them requests data from the API. */
const expectRefused = async (page: Page, paths: readonly string[]) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !OF_EVERY_PAGE.includes(pathname)) requests.push(request.url());
  });
  for (const path of paths) {
    await walkTo(page, path);
    await expect(heading(page), path).toHaveText(NO_ACCESS);
  }
  expect(requests).toEqual([]);
};

test('a coach has no access to administrator pages, and reports redirect home [B027 B110]', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SCREENS.tracking.path);
  await settled(page, SHELL_QUIET_MS);
  await expectRefused(page, ADMIN_ONLY);
  // Reports are for administrators and families only.
  await page.goto(SCREENS.reports.path);
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('a parent has no access to administrator and staff pages, even by URL [B027 B029 B643]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.tracking.path);
  await expect(heading(page)).toHaveText(NO_ACCESS);
  await settled(page, SHELL_QUIET_MS);
  await expectRefused(page, [
    ...ADMIN_ONLY,
    ...STAFF,
    SCREENS.outbox.path,
    SCREENS.jobs.path,
    SCREENS.erasures.path,
    SCREENS.unusualReading.path,
    SCREENS.uploads.path,
  ]);
  await page.getByRole('link', { name: 'Go to my home page' }).click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

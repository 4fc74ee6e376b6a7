import { listMyClients } from '@amberway/contract/users/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

test('the client list opens as an overlay and returns to the page; by its URL it is a page [B033 R072]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.coach, SCREENS.settings.path);
  await page.getByRole('link', { name: 'Expand list' }).click();
  await expect(page).toHaveURL(at(SCREENS.usersExpand.path));
  const overlay = page.getByRole('dialog', { name: SCREENS.usersExpand.title });
  await expect(overlay.getByRole('link', { name: /^Arlo Sharma/ })).toBeVisible();
  // The page below is still there.
  await expect(page.locator('main h1')).toHaveText(SCREENS.settings.title);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(at(SCREENS.settings.path));

  await page.goto(SCREENS.usersExpand.path);
  await expect(heading(page)).toHaveText(SCREENS.usersExpand.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'clients are found by a part of the name, and the search is in the URL [B044 B893]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, SCREENS.usersExpand.path);
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem');
    await expect(rows.filter({ hasText: 'Arlo Sharma' })).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(toUrl(listMyClients))) requests.push(request.url());
    });
    await main.getByRole('searchbox').pressSequentially('kel');
    // Other journeys give this family more children.
    const arlo = rows.filter({ hasText: 'Arlo Sharma' });
    const ben = rows.filter({ hasText: 'Ben Kelly' });
    await expect(arlo).toHaveCount(0);
    await expect(ben).toBeVisible();
    await expect(page).toHaveURL(at(`${SCREENS.usersExpand.path}?search=kel`));
    // Typing is debounced: one request for the word, not one per letter.
    expect(requests).toHaveLength(1);

    await page.reload();
    await expect(ben).toBeVisible();
    await expect(arlo).toHaveCount(0);
    await main.getByRole('searchbox').fill('nobody of that name');
    await expect(main.getByText(shellTexts.noResults)).toBeVisible();
  },
);

test('the search in the sidebar filters its client list', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  const clients = page.getByRole('region', { name: 'Clients' }).first();
  await expect(clients.getByRole('link', { name: /Arlo Sharma/ })).toBeVisible();
  await clients.getByRole('searchbox').fill('weber');
  await expect(clients.getByRole('link', { name: /Arlo Sharma/ })).toHaveCount(0);
  await expect(clients.getByRole('link', { name: /Emil Weber/ })).toBeVisible();
});

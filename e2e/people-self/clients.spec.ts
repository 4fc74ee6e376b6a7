import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { listMyClients } from '@amberway/contract/users/endpoints';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from 'playwright/test';
import { toAddress } from '../../apps/web/src/kernel/request.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

const TOTAL = 5000;
const PAGES = 8;
const PAGE = 50;
const clientAt = (n: number) => ({
  _id: `01a00000-0000-7000-9000-${String(n).padStart(12, '0')}`,
  firstName: 'Client',
  lastName: String(n),
  email: `client${n}@example.test`,
  avatar: null,
  userStatus: 'Active',
  choosePlan: 'Flagship',
  members: [],
});

/** A coach with five thousand families, page by page as the server would give them. */
const manyClients = async (page: Page) => {
  const asked: string[] = [];
  await page.route(`**${toAddress(listMyClients)}*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get('limit') ?? '');
    const skip = Number(query.get('skip'));
    const data = Array.from({ length: Math.min(PAGE, TOTAL - skip) }, (_, n) => clientAt(skip + n));
    await route.fulfill({
      json: { status: true, data, count: TOTAL, currentClients: TOTAL, totalCapacity: 31 },
    });
  });
  return asked;
};

const clients = (page: Page) => page.getByRole('region', { name: 'Clients' }).first();

test('a client’s card shows beside the name, for the mouse and for the keyboard [B622]', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  const link = clients(page).getByRole('link', { name: /Priya Sharma/ });
  const card = page.getByRole('tooltip').filter({ hasText: 'parent@amberway.test' });
  await link.hover();
  await expect(card).toContainText('Next Rollover Date');
  await expectNoViolations(page);
  await page.mouse.move(900, 600);
  await expect(card).toBeHidden();
  await link.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
});

test('more clients than the capacity are said in red and in words [B044 B437 T032 T033]', async ({ page }) => {
  await manyClients(page);
  await openAs(page, ACCOUNTS.coach);
  await expect(clients(page)).toContainText(shellTexts.currentClients);
  await expect(clients(page)).toContainText(shellTexts.totalCapacity);
  await expect(clients(page).getByText('4969 above capacity')).toBeVisible();
  await expectNoViolations(page);
});

test('five thousand clients scroll smoothly, fifty at a time, with few rows drawn [B309]', async ({ page }) => {
  const asked = await manyClients(page);
  await openAs(page, ACCOUNTS.coach, SCREENS.usersExpand.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Client 0', { exact: true })).toBeVisible();
  // Down to the end, as far as has been loaded, again and again.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return asked.length;
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThanOrEqual(PAGES);
  expect(new Set(asked)).toEqual(new Set([String(PAGE)]));
  expect(await main.getByRole('listitem').count()).toBeLessThan(80);

  const longest = await page.evaluate(async () => {
    let last = performance.now();
    let worst = 0;
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < 24_000; top += 400) {
      window.scrollTo(0, top);
      const now = await frame();
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  });
  // A frame takes 16 ms; this only fails when every step draws the whole list.
  expect(longest).toBeLessThan(500);
});

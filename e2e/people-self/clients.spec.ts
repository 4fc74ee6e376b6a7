import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { listMyClients } from '@amberway/contract/users/endpoints';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

const TOTAL = 5000;
const PAGES = 4;
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
  newMessages: 0,
  work: [],
});

/** Mocks a coach with five thousand families, in pages as the server would return them. */
const manyClients = async (page: Page) => {
  const requests: string[] = [];
  await page.route(`**${toUrl(listMyClients)}*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    requests.push(query.get('limit') ?? '');
    const skip = Number(query.get('skip'));
    const data = Array.from({ length: Math.min(PAGE, TOTAL - skip) }, (_, n) => clientAt(skip + n));
    await route.fulfill({
      json: { status: true, data, count: TOTAL, currentClients: TOTAL, totalCapacity: 31, children: TOTAL },
    });
  });
  return requests;
};

const clients = (page: Page) => page.getByRole('region', { name: 'Clients' }).first();

test(
  'a client’s card appears beside the name on hover and on keyboard focus [B622]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach);
    const link = clients(page).getByRole('link', { name: /Arlo Sharma/ });
    const card = page.locator('[popover]').filter({ hasText: 'parent@amberway.test' });
    await link.hover();
    await expect(card).toContainText('Next Rollover Date');
    await expectNoViolations(page);
    await page.mouse.move(900, 600);
    await expect(card).toBeHidden();
    await link.focus();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

test(
  'more clients than the capacity are shown in red and in text [B044 B437 T032 T033]',
  { tag: '@long' },
  async ({ page }) => {
    await manyClients(page);
    await openAs(page, ACCOUNTS.coach);
    await expect(clients(page)).toContainText(shellTexts.currentClients);
    await expect(clients(page)).toContainText(shellTexts.totalCapacity);
    await expect(clients(page).getByText('4969 above capacity')).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  'of five thousand clients only a few are rendered, also while scrolling, fifty loaded at a time [B309]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(150_000);
    const requests = await manyClients(page);
    await openAs(page, ACCOUNTS.coach, SCREENS.usersExpand.path);
    const main = page.getByRole('main');
    await expect(main.getByText('Client 0', { exact: true })).toBeVisible();
    // Scrolls to the end of what has been loaded, again and again.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          return requests.length;
        },
        { timeout: 90_000 },
      )
      .toBeGreaterThanOrEqual(PAGES);
    expect(new Set(requests)).toEqual(new Set([String(PAGE)]));
    expect(await main.getByRole('listitem').count()).toBeLessThan(80);

    const { usual, rows } = await page.evaluate(async () => {
      const frames: number[] = [];
      let highest = 0;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let last = await frame();
      for (let top = 0; top < 12_000; top += 300) {
        window.scrollTo(0, top);
        const now = await frame();
        frames.push(now - last);
        highest = Math.max(highest, document.querySelectorAll('main li').length);
        last = now;
      }
      return { usual: frames.toSorted((x, y) => x - y)[Math.floor(frames.length / 2)] ?? 0, rows: highest };
    });
    expect(rows).toBeLessThan(80);
    // A frame takes 16 ms; the limit allows for a busy machine, but not for a list that renders itself whole each time.
    expect(usual).toBeLessThan(150);
  },
);

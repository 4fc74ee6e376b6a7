import type { Role } from '@amberway/contract/kernel/roles';
import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { openGroup } from '../support/menu.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { ADMIN_ONLY, ALSO_IN_ADMIN_SIDEBAR, STAFF } from '../support/routes-by-role.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** Every page the rules name, each once, and none that the role may not open. */
const expectMenu = async (page: Page, role: Role, named: readonly string[]) => {
  const links = menu(page).getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(found).toEqual(expect.arrayContaining([...named]));
  expect(new Set(found).size).toBe(found.length);
  const openable = (Object.keys(SCREENS) as ScreenKey[])
    .filter((key) => mayOpen(key, role))
    .map((key) => SCREENS[key].path);
  expect(openable).toEqual(expect.arrayContaining(found));
};

test('a family has My Space, My Resources, Uploaded Files, My Family and Help [B043 B034 T015 T028 T029 T030 T031 R017]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent);
  const { arlo, noor } = DEMO_CHILDREN;
  const place = (name: string) => menu(page).getByRole('link', { name, exact: true });
  await expect(place(`${shellTexts.home} ${shellTexts.mySpace}`)).toHaveAttribute('aria-current', 'page');
  const ofChild = (screen: ScreenKey) => `${SCREENS[screen].path}?memberId=${arlo.id}`;
  await expect(place(shellTexts.myResources)).toHaveAttribute('href', ofChild('sharedResources'));
  await expect(place(shellTexts.uploadedFiles)).toHaveAttribute('href', ofChild('clientFiles'));
  await expect(place(screenTitle('learning', 'Customer'))).toHaveAttribute('href', SCREENS.learning.path);

  for (const child of [arlo, noor]) await expect(place(`${child.firstName} ${child.lastName}`)).toBeVisible();
  await place(`${noor.firstName} ${noor.lastName}`).click();
  await expect(page).toHaveURL(at(`${SCREENS.home.path}?memberId=${noor.id}`));
  await expect(page.getByRole('heading', { name: `How is ${noor.firstName} today?` })).toBeVisible();

  await expect(menu(page).getByRole('heading', { name: shellTexts.myFamily })).toBeVisible();

  // The others are behind More; the child stays selected, also after a reload.
  await expect(place(screenTitle('favourites', 'Customer'))).toHaveCount(0);
  await menu(page).getByRole('button', { name: shellTexts.more }).click();
  for (const screen of ['ideasForHome', 'favourites', 'assessment', 'notifications', 'settings'] as const)
    await expect(place(screenTitle(screen, 'Customer'))).toBeVisible();
  await place(SCREENS.reports.title).click();
  await expect(page).toHaveURL(at(`${SCREENS.reports.path}?memberId=${noor.id}`));
  await expect(place(SCREENS.reports.title)).toHaveAttribute('aria-current', 'page');
  await page.goto(SCREENS.diary.path);
  const switcher = page.getByRole('group', { name: 'Child' });
  await expect(switcher.getByRole('link', { name: noor.firstName })).toHaveAttribute('aria-current', 'true');
  await switcher.getByRole('link', { name: arlo.firstName }).click();
  await expect(page).toHaveURL(at(`${SCREENS.diary.path}?memberId=${arlo.id}`));
  await expect(switcher.getByRole('link', { name: arlo.firstName })).toBeFocused();
  await menu(page).getByRole('button', { name: shellTexts.help }).click();
  await expect(page.getByRole('menuitem', { name: shellTexts.gettingStarted })).toBeVisible();
});

test('a coach’s sidebar has clients with search and counts, and the menu [B044 T032 T033]', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  const clients = page.getByRole('region', { name: 'Clients' }).first();
  const count = (name: string) => clients.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(count(shellTexts.currentClients)).toHaveText(/^[1-9]\d*$/);
  await expect(count(shellTexts.totalCapacity)).toHaveText(String(DEMO_PEOPLE.coach.totalClientCapacity));
  await expect(clients.getByRole('searchbox')).toBeVisible();
  await expect(clients.getByRole('link', { name: 'Arlo Sharma' })).toBeVisible();
  await expect(clients.getByRole('link', { name: /Sato/ })).toHaveCount(0);
  await expect(clients.getByRole('link', { name: 'Expand list' })).toHaveAttribute('href', SCREENS.usersExpand.path);

  await menu(page).getByRole('button', { name: 'Manage' }).click();
  // The subscriber list and a single resource are reached from these pages.
  const inMenu = STAFF.filter((path) => !/subscriber|resources\//.test(path));
  await expectMenu(page, 'BusinessUser', inMenu);
});

test('an administrator’s menu has the full list in four groups, of which one is open, and tabs in them [B027 B028 B045]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.admin);
  await expect(menu(page).getByRole('link', { name: 'Program customers' })).toBeVisible();
  const heads = menu(page).getByRole('button');
  await expect(heads).toHaveText([/^People/, /^Content/, /^Communication/, /^System/]);
  const found: string[] = [];
  const viewport = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const group of ['People', 'Content', 'Communication', 'System'] as const) {
    await openGroup(page, group);
    await expect(menu(page).locator('button[aria-expanded="true"]')).toHaveCount(1);
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
    found.push(
      ...(await menu(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
    );
  }
  await page.setViewportSize(viewport);
  // Categories, levels and events are tabs of the page that is in the menu.
  for (const parent of ['resources', 'videos', 'shorts', 'avatars'] as const) {
    await page.goto(SCREENS[parent].path);
    const tabs = page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    found.push(...(await tabs.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
  }
  expect(found).toEqual(expect.arrayContaining([...ADMIN_ONLY, ...ALSO_IN_ADMIN_SIDEBAR, SCREENS.reports.path]));
  const openable = (Object.keys(SCREENS) as ScreenKey[])
    .filter((key) => mayOpen(key, 'Administrator'))
    .map((key) => SCREENS[key].path);
  expect(openable).toEqual(expect.arrayContaining(found));
});

test('what waits for an administrator leads to a list of exactly that many', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin);
  const box = page.getByRole('region', { name: 'Waiting for you' });
  for (const name of ['Families to allocate', 'Unanswered posts', 'Erasure requests', 'Failed mails']) {
    const line = box.getByRole('link', { name });
    await expect(line).toHaveAccessibleName(/ \d+$/);
    const [count] = /\d+$/.exec((await line.textContent()) ?? '') ?? [];
    await line.click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(new RegExp(`^${count} `));
  }
});

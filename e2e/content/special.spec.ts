import { TRACKING_FRAME_PATH } from '@amberway/contract/tracking/frame';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { contentTexts } from '@amberway/contract/content/texts';
import { postTexts } from '@amberway/contract/posts/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { saveTracking } from '@amberway/contract/tracking/endpoints';
import { openGroup } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered, openList } from '../support/choose.ts';
import { confirmationLapsed, confirmPassword } from '../support/confirmation.ts';
import { openAs } from '../support/open-as.ts';
import { drawer } from './fill.ts';

const itemNames = (page: Parameters<typeof drawer>[0]) =>
  drawer(page).getByRole('list', { name: 'Videos' }).locator('strong');

test(
  'an administrator sorts the videos of a course by dragging and by buttons [B715 B738 B872]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.admin, SCREENS.courses.path);
    await page.getByRole('button', { name: 'Edit First steps at home' }).click();
    await expect(itemNames(page)).toHaveCount(2);
    const [first = '', second = ''] = await itemNames(page).allTextContents();
    await page.getByRole('button', { name: `Move down ${first}` }).click();
    await expect(itemNames(page)).toHaveText([second, first]);

    // The picker offers only videos that are in no other course.
    await drawer(page).getByLabel('Videos', { exact: true }).first().click();
    const video = offered(page).first();
    await expect(video).toBeVisible();
    const third = (await video.textContent()) ?? '';
    expect([first, second]).not.toContain(third);
    await video.click();
    await expect(itemNames(page)).toHaveText([second, first, third]);

    // The whole list must be in view before the mouse can reach it.
    await drawer(page).getByText('Preview thumbnail').scrollIntoViewIfNeeded();
    const handle = await page.getByRole('button', { name: `Drag ${third}` }).boundingBox();
    const target = await page.getByRole('button', { name: `Drag ${second}` }).boundingBox();
    if (!handle || !target) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, handle.y - 20, { steps: 4 });
    await page.mouse.move(target.x + 10, target.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect(itemNames(page)).toHaveText([third, second, first]);
    await drawer(page).getByRole('button', { name: 'Save course' }).click();
    await expect(page.getByText('Course Updated successfully!')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Edit First steps at home' }).click();
    await expect(itemNames(page)).toHaveText([third, second, first]);
    await expectNoViolations(page);
  },
);

test(
  'a coach answers an unanswered post with a link, and it leaves the list [B704 B705 B706 B735 T485]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, `${SCREENS.posts.path}?showUnansweredPosts=true`);
    await expect(page.getByLabel(postTexts.unanswered)).toBeChecked();
    // Another journey asks about haircuts, possibly at the same time.
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader'), hasNotText: 'haircuts' });
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    await expectNoViolations(page);
    await rows
      .first()
      .getByRole('button', { name: /^Answer/ })
      .click();
    await expect(page).toHaveURL(/postId=/);
    await drawer(page).getByLabel('Response', { exact: true }).fill('A picture plan helps. Begin with two steps.');
    await drawer(page).getByLabel('Referral links', { exact: true }).click();
    await page.keyboard.type('calm');
    await offered(page).filter({ hasText: 'Calm corner' }).first().click();
    await expect(drawer(page).getByRole('button', { name: 'Remove Calm corner' })).toBeVisible();
    // The options close when the field loses the focus.
    await page.keyboard.press('Tab');
    await expect(openList(page)).toHaveCount(0);
    await expectNoViolations(page);
    await drawer(page).getByRole('button', { name: 'Publish answer' }).click();
    await expect(page.getByText(postTexts.answered)).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
    await expect(drawer(page)).toHaveCount(0);
    // The checkbox follows the URL, a moment after the click.
    await page.getByLabel(postTexts.unanswered).click();
    await expect(page.getByLabel(postTexts.unanswered)).not.toBeChecked();
    await expect(page.getByText('Sent by mistake.').locator('xpath=ancestor::tr')).toContainText('Deleted');
  },
);

test('the library switches between avatar parts and diary drawings [B678 B679 B680 B651]', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.avatars.path);
  await expect(page.getByRole('button', { name: 'Eyes', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Hair', exact: true }).click();
  await expect(page).toHaveURL(/tab=Hair/);
  await expect(page.getByRole('rowheader', { name: 'Old fringe' })).toBeVisible();
  await page.getByText(contentTexts.dailyDiaryLogs).click();
  await expect(page.getByRole('button', { name: 'Add emoji' })).toBeVisible();
  await page.getByText(contentTexts.avatarAssets).click();
  await page.getByRole('link', { name: contentTexts.viewEvents }).click();
  await page.getByRole('link', { name: contentTexts.back, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === SCREENS.avatars.path);
});

type Tracked = { pages: string[]; found: string[] };
const TRIES = 8;
/** A script that tries to read everything, and reports what it got. */
const CURIOUS = `<script>
  window.pages = [];
  addEventListener('amberway:page', (event) => pages.push(event.detail.page));
  window.found = [];
  const take = async (read) => {
    try { found.push((await read()) ? 'something' : 'nothing'); } catch { found.push('nothing'); }
  };
  take(() => parent.document.body.textContent);
  take(() => parent.location.href);
  take(() => parent.localStorage.length + 1);
  take(() => localStorage.length + 1);
  take(() => sessionStorage.length + 1);
  take(() => document.cookie);
  take(async () => (await fetch('/api/auth/refresh', { method: 'POST', credentials: 'include' })).status);
  take(async () => (await fetch('/api/settings/public', { mode: 'no-cors' })).type);
</script>`;

test('tracking code needs the password and runs sandboxed, only on pages without children [B084 B710 T453]', async ({
  page,
  browser,
}) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.tracking.path);
  await expectNoViolations(page);
  await page.getByLabel('Code').fill(CURIOUS);
  await confirmationLapsed(page, saveTracking);
  await page.getByRole('button', { name: 'Save tracking code' }).click();
  await confirmPassword(page, ACCOUNTS.admin.password);
  await expect(page.getByText('Tracking added successfully!')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const frame = () => other.frames().find((one) => one.url().endsWith(TRACKING_FRAME_PATH));
  const pages = () => frame()?.evaluate(() => (window as unknown as Tracked).pages);
  await openAs(other, ACCOUNTS.admin, `${SCREENS.videos.path}?search=Arlo`);
  await expect.poll(pages).toEqual(['videos']);
  await expect.poll(() => frame()?.evaluate(() => (window as unknown as Tracked).found.length)).toBe(TRIES);
  const found = await frame()?.evaluate(() => (window as unknown as Tracked).found);
  expect(found).toEqual(Array.from({ length: TRIES }, () => 'nothing'));
  expect(await frame()?.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer)).toEqual([
    { event: 'amberway:page', page: 'videos' },
  ]);
  expect(await other.evaluate(() => 'pages' in window || 'found' in window)).toBe(false);
  await other.getByRole('link', { name: 'Blogs' }).click();
  await expect.poll(pages).toEqual(['videos', 'blogs']);
  await openGroup(other, 'People');
  await other.getByRole('link', { name: 'Members' }).click();
  await expect(other).toHaveURL((url) => url.pathname === SCREENS.members.path);
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => frame() === undefined).toBe(true);
  await other.context().close();

  await page.reload();
  await page.getByLabel('Code').fill('');
  await page.getByRole('button', { name: 'Save tracking code' }).click();
  await expect(page.getByText('Tracking updated successfully!')).toBeVisible();
});

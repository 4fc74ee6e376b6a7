import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';

// A phone on its side, and 1280 × 1024 enlarged four times (WCAG 1.4.10).
const SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** What lies in the middle of an element is the element itself: nothing covers it. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const size of SIZES) {
  test(`at ${size.width} × ${size.height} a family sees the writing field of Messages and most of each page`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, ACCOUNTS.parent, SCREENS.messages.path);
    const box = page.getByRole('main').getByRole('textbox');
    await expect(box).toBeInViewport({ ratio: 1 });
    // It takes nothing before what was written earlier is there.
    await expect.poll(() => isOnTop(box)).toBe(true);
    await settled(page);
    expect(await isOnTop(box)).toBe(true);
    expect((await heightOf(page.getByRole('banner'))) + (await heightOf(bar(page)))).toBeLessThan(size.height / 2);

    await page.goto(SCREENS.home.path);
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await heightOf(bar(page))).toBeLessThan(size.height / 5);
    expect(await isWiderThanWindow(page)).toBe(false);
  });
}

test('at 320 px all controls of a coach’s header are in the window', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await openAs(page, ACCOUNTS.coach);
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeInViewport({ ratio: 1 });
  expect(await isWiderThanWindow(page)).toBe(false);
});

test('at 320 × 256 the search is beside its close button, and a result fits the window', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await openAs(page, ACCOUNTS.admin);
  await settled(page);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const search = dialog.getByRole('combobox');
  await search.fill('sharma');
  const result = dialog.getByRole('option', { name: /Priya Sharma/ }).first();
  await expect(result).toBeInViewport({ ratio: 0.5 });
  const right = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  expect(await right(result)).toBeLessThanOrEqual(await right(dialog));
  const [closeAt, searchAt] = await Promise.all(
    [dialog.getByRole('button', { name: 'Close' }), search].map((part) => part.boundingBox()),
  );
  expect(closeAt?.y ?? 0).toBeLessThan((searchAt?.y ?? 0) + (searchAt?.height ?? 0));
  expect(closeAt?.x ?? 0).toBeGreaterThanOrEqual((searchAt?.x ?? 0) + (searchAt?.width ?? 0));
});

test('at 320 × 256 the buttons of a note follow its fields, and what has the focus is in the window', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[1]);
  await openAs(page, ACCOUNTS.coach);
  await page.goto('/dashboard/sessionNote/newNote/create');
  const dialog = page.getByRole('dialog', { name: 'Create session' });
  const save = dialog.getByRole('button', { name: 'Save note' });
  await expect(dialog.getByRole('heading', { name: 'Create session' })).toBeInViewport({ ratio: 1 });
  await expect(save).not.toBeInViewport();
  for (const part of [dialog.getByRole('textbox').first(), save]) {
    await part.focus();
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(part)).toBe(true);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});

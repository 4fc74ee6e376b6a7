import { pathTexts } from '@amberway/contract/path/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { printedPages } from '../support/pdf.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const { arlo, noor } = DEMO_CHILDREN;

/** The texts on the drawing as boxes; none may lie on another. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main ol > li')].map((item) => ({
      text: item.textContent ?? '',
      box: item.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map(({ text }) => `${one.text} / ${text}`),
    );
  });

const drawing = (page: Page) =>
  page
    .locator('main ol ~ svg, main div:has(> ol) > svg')
    .first()
    .evaluate((svg) => svg.innerHTML);

test('a parent comes from the programme to the path, which is the same at every visit, and prints the poster', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.program.path}?memberId=${arlo.id}`);
  await page.getByRole('link', { name: pathTexts.see }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pathTexts.title(arlo.firstName));
  const stories = page.getByRole('main').getByRole('listitem');
  await expect(stories).toHaveText([
    /Follows the picture strip.*He looked at the strip/,
    /Points to the help card.*walked to the fridge/,
    /Closes big buttons.*winter coat/,
    /Says or signs “help” in play.*we fixed it together/,
    /Arlo is here now.*Waits for an answer/,
    /The way ahead is open/,
  ]);
  await settled(page);
  await expectNoViolations(page);
  expect(await overlaps(page)).toEqual([]);
  const first = await drawing(page);
  expect(first).toContain('<path');
  await page.reload();
  await expect(stories).toHaveCount(6);
  expect(await drawing(page)).toBe(first);
  expect(await printedPages(page)).toBe(1);

  await page.getByRole('button', { name: pathTexts.asList }).click();
  await expect(page).toHaveURL(/list=/);
  await expect(stories).toHaveCount(6);
  await expect(page.getByRole('main').locator('ol ~ svg, div:has(> ol) > svg')).toHaveCount(0);
  await expectNoViolations(page);
});

test('stories stay apart at every width and with large text', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.path.path}?memberId=${arlo.id}`);
  for (const width of [390, 768, 1042, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    // The drawing follows the new width a moment later.
    await expect.poll(() => overlaps(page), { message: `${width} px` }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => overlaps(page)).toEqual([]);
});

test('a child without a mastered skill has a path that begins', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/path/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, stones: [], here: null } } });
  });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.path.path}?memberId=${noor.id}`);
  await expect(page.getByText(pathTexts.startWhy)).toBeVisible();
  await expect(page.getByText(pathTexts.ahead)).toBeVisible();
  expect(await overlaps(page)).toEqual([]);
});

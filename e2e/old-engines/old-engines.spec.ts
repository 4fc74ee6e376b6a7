import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { openAs, storeTokens } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';
import { loginForm } from '../support/login-form.ts';
import { expect, type Page, test } from '../support/test.ts';
import { EVERYTHING, takeAway, usedRemovals } from './take-away.ts';

// The oldest browsers (docs/browsers.md) by subtraction: what they lack is deleted before the first script. What that is
// comes from the data and the list of the check in scripts/floor.

const HOME = `${SCREENS.home.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

// A stylesheet may still be on its way when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const failuresOf = (page: Page) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  return failures;
};

const openMenu = async (page: Page) => {
  const help = page.getByRole('banner').getByRole('button', { name: shellTexts.help });
  await help.click();
  const item = page.getByRole('menuitem', { name: shellTexts.gettingStarted });
  await expect(item).toBeInViewport();
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(help).toBeFocused();
};

const openDialog = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Ask for a/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await expect(dialog.getByRole('textbox').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

test('home, a menu and a dialog work without each function that a browser of the floor lacks', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const removals = usedRemovals();
  expect(removals.map(({ steps }) => steps.join('.'))).toEqual(
    expect.arrayContaining(['AbortSignal.any', 'URL.canParse', 'HTMLElement.prototype.showPopover']),
  );
  await storeTokens(page, ACCOUNTS.parent);
  for (const removal of removals) {
    await test.step(removal.steps.join('.'), async () => {
      const old = await context.newPage();
      const failures = failuresOf(old);
      await takeAway(old, [removal]);
      await old.goto(HOME);
      await expect(heading(old)).toBeVisible();
      await openMenu(old);
      await openDialog(old);
      expect(failures).toEqual([]);
      await old.unrouteAll({ behavior: 'ignoreErrors' });
      await old.close();
    });
  }
});

test('sign-in, home, a menu and a dialog work without anything newer than the floor', async ({ page }) => {
  const failures = failuresOf(page);
  await takeAway(page, EVERYTHING, { has: true });
  await signIn(page, ACCOUNTS.parent);
  expect(await page.evaluate(() => ['showPopover' in HTMLElement.prototype, 'groupBy' in Object])).toEqual([
    false,
    false,
  ]);
  await page.goto(HOME);
  await expect(heading(page)).toBeVisible();
  await openMenu(page);
  await openDialog(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'See all' }),
  ).toBeInViewport();
  expect(failures).toEqual([]);
});

/** What each element of the page looks like. What has no area, as the place for notices, may be added at any time. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0) return [];
      const { borderTopColor, backgroundColor, outlineStyle } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [`${element.tagName}.${element.className} ${place} ${borderTopColor} ${backgroundColor} ${outlineStyle}`];
    }),
  );

test('without :has() pages look the same, and follow a choice', async ({ page, context }) => {
  await openAs(page, ACCOUNTS.parent, HOME);
  const old = await context.newPage();
  await takeAway(old, [], { has: true });
  for (const path of [HOME, SCREENS.settings.path]) {
    const views: string[][] = [];
    for (const one of [page, old]) {
      await one.goto(path);
      await expect(heading(one)).toBeVisible();
      await settled(one);
      views.push(await looks(one));
    }
    expect(views[1]).toEqual(views[0]);
  }
  expect(await old.locator('[data-has]').count()).toBeGreaterThan(0);
  // A choice changes no attribute, and is marked all the same.
  const dark = old.getByRole('radio', { name: 'Dark' });
  const option = old.locator('label').filter({ has: dark });
  await expect(option).not.toHaveAttribute('data-has');
  await dark.check({ force: true });
  await expect(option).toHaveAttribute('data-has', /h\d/);
});

test('a browser below the floor gets one sentence and nothing of a page', async ({ page }) => {
  for (const [name, remove] of [
    ['modules', () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')],
    ['a function', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ] as const) {
    await test.step(name, async () => {
      const old = await page.context().newPage();
      const requests: string[] = [];
      old.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await old.addInitScript(remove);
      await old.goto(PUBLIC_ROUTES.login);
      await expect(old.getByRole('alert')).toHaveText(/^Amberway needs a newer browser than this one: .* Firefox 115/);
      await expect(loginForm(old).submit).toHaveCount(0);
      expect((await old.locator('body').innerText()).split('. ')).toHaveLength(1);
      expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
      await old.close();
    });
  }
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = @' }),
  );
  await page.goto(PUBLIC_ROUTES.login);
  await expect(page.getByRole('alert')).toHaveText(/^Amberway needs a newer browser than this one/);
  await expect(loginForm(page).submit).toHaveCount(0);
});

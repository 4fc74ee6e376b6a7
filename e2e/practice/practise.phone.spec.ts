import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { practisePath } from '@amberway/contract/practice/paths';
import { shellTexts } from '@amberway/contract/shell/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { notRememberedTexts } from '../../apps/web/src/features/auth/not-remembered-texts.ts';
import { practiseLabels } from '../../apps/web/src/features/practice/page/labels.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { at, heading } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { newPractice, openPractise, PRACTISE, record, storedEntries, takeFamilyFrom, untilInstalled } from './steps.ts';
import { storedText } from './stored-text.ts';

test.use({ serviceWorkers: 'allow' });

const BATCH = '**/api/practice/batch';

test('three taps record a practice, and the coach sees it [practice 1, 2, 3]', async ({ page }) => {
  const practice = await newPractice(page);
  await openPractise(page, practice.family.account);
  await expectNoViolations(page);
  await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
  await expect(page.getByRole('button', { name: practiseLabels.done })).toBeDisabled();
  for (const result of [practiseLabels.results.own, practiseLabels.results.little, practiseLabels.results.own])
    await page.getByRole('button', { name: result }).click();
  await expect(page.getByText(practiseLabels.soFar(3))).toBeVisible();
  await page.getByRole('button', { name: practiseLabels.takeBack }).click();
  await expect(page.getByText(practiseLabels.soFar(2))).toBeVisible();
  await page.getByRole('button', { name: practiseLabels.addNote }).click();
  await page.getByLabel(practiseLabels.note).fill('At dinner');
  await page.getByLabel(practiseLabels.place).selectOption({ label: 'Outside' });
  await expectNoViolations(page);
  await page.getByRole('button', { name: practiseLabels.done }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByRole('heading', { name: practiseLabels.sent })).toBeVisible({ timeout: 30_000 });
  const [entry] = await storedEntries(page, practice);
  expect(entry).toMatchObject({ goes: { own: 1, little: 1, lot: 0, none: 0 }, note: 'At dinner' });

  // The place is remembered, and stopping is a result of its own.
  await page.getByRole('button', { name: practiseLabels.again }).click();
  await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
  await expect(page.getByLabel(practiseLabels.place)).toHaveText(/Outside/);
  await expect(page.getByLabel(practiseLabels.place).locator('option:checked')).toHaveText('Outside');
  await page.getByRole('button', { name: practiseLabels.stopped }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: practiseLabels.reasons.childSaidNo }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();
  await page.getByRole('button', { name: practiseLabels.undo }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.choose })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: practiseLabels.choose })).toBeVisible();
  expect(await storedEntries(page, practice)).toHaveLength(1);
});

test('every target is at least 48 px, and the keyboard alone records [practice (k)]', async ({ page }) => {
  const practice = await newPractice(page);
  await openPractise(page, practice.family.account);
  const small = () =>
    page.locator('a, button, select').evaluateAll((all) =>
      all
        .map((one) => ({
          name: one.textContent,
          box: (one.closest('span:has(> select)') ?? one).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 48 || box.width < 48)
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    );
  const reach = async (name: string | RegExp, role: 'link' | 'button') => {
    const wanted = page.getByRole(role, { name });
    for (let n = 0; n < 20; n += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  expect(await small()).toEqual([]);
  await reach(new RegExp(practice.skill.name), 'link');
  await expect(page.getByRole('heading', { name: practice.skill.name })).toBeFocused();
  await reach(practiseLabels.results.lot, 'button');
  expect(await small()).toEqual([]);
  await reach(practiseLabels.stopped, 'button');
  await expect(page.getByRole('button', { name: /^They said no/ })).toBeVisible();
  expect(await small()).toEqual([]);
  await page.keyboard.press('Escape');
  await reach(practiseLabels.done, 'button');
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeFocused();
  expect(await small()).toEqual([]);
});

test.describe('where the browser shows less of the page', () => {
  test.use({ viewport: { width: 375, height: 664 } });

  test('three taps need no scrolling on a phone whose browser has its bars open [practice 1]', async ({ page }) => {
    const practice = await newPractice(page);
    await openPractise(page, practice.family.account);
    await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
    const { results, done, stopped } = practiseLabels;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // The whole screen of a small phone, and what its browser leaves of it.
    for (const height of [664, 553]) {
      await page.setViewportSize({ width: 375, height });
      for (const name of [...Object.values(results), stopped, done])
        await expect(button(name)).toBeInViewport({ ratio: 1 });
      // The row with Done stays in view by covering what is below it.
      const [last, finish] = await Promise.all([button(results.none).boundingBox(), button(done).boundingBox()]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(finish?.y ?? 0);
    }
    await page.getByRole('button', { name: results.own }).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: done }).click();
    await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();
  });
});

test('from the tap to saved in less than 100 ms at a quarter of the processor [practice (i)]', async ({ page }) => {
  const practice = await newPractice(page);
  await page.route(BATCH, (route) => route.abort());
  await openPractise(page, practice.family.account);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
    await page.getByRole('button', { name: practiseLabels.results.own }).click();
    times.push(
      await page.getByRole('button', { name: practiseLabels.done }).evaluate(
        (done, saved) =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            const look = new MutationObserver(() => {
              if (document.querySelector('h1')?.textContent !== saved) return;
              look.disconnect();
              resolve(performance.now() - began);
            });
            look.observe(document.body, { childList: true, subtree: true, characterData: true });
            (done as HTMLButtonElement).click();
          }),
        practiseLabels.saved,
      ),
    );
    await page.getByRole('button', { name: practiseLabels.again }).click();
  }
  // The best of five: other work on the machine only adds to it.
  expect(Math.min(...times), times.map(Math.round).join(', ')).toBeLessThan(100);
});

test('access taken away while three wait: none is stored, all are shown until dismissed [practice (f)]', async ({
  page,
}) => {
  const practice = await newPractice(page);
  const { coach, family } = practice;
  await page.route(BATCH, (route) => route.abort());
  await openPractise(page, coach.account, practisePath(practice.member));
  for (let n = 0; n < 3; n += 1) {
    await record(page, practice.skill.name);
    await page.getByRole('button', { name: practiseLabels.again }).click();
  }
  await takeFamilyFrom(page, practice);
  await page.unroute(BATCH);
  const results: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/practice/batch')) return;
    const { data } = (await response.json()) as { data: { results: { result: string; code: number }[] } };
    results.push(...data.results.map(({ result, code }) => `${result} ${code}`));
  });
  await page.reload();
  const shown = page.getByRole('listitem').filter({ hasText: outboxTexts.notTaken });
  await expect(shown).toHaveCount(3, { timeout: 30_000 });
  expect(results).toEqual(['refused 404', 'refused 404', 'refused 404']);
  await expect(shown.first()).toContainText(practice.skill.name);
  await expect(page.getByRole('heading', { name: practiseLabels.childLost })).toBeVisible();
  await expectNoViolations(page);
  expect(await storedEntries(page, { ...practice, coach: family })).toEqual([]);
  for (let left = 2; left >= 0; left -= 1) {
    await shown.first().getByRole('button', { name: outboxTexts.dismiss }).click();
    await expect(shown).toHaveCount(left);
  }
});

test('a browser that blocks site data says so on Practise and before the sign-in, and every entry page opens', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // As Firefox does: each access throws, and nobody is told.
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: blocked });
    Object.assign(window, { BroadcastChannel: blocked });
    IDBFactory.prototype.open = blocked;
    Object.defineProperty(navigator, 'serviceWorker', { get: blocked });
  });
  await page.goto(PRACTISE);
  await expect(page.getByRole('heading', { name: practiseLabels.blocked })).toBeVisible();
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { name: 'You are not connected' })).toBeVisible();
  for (const path of [PUBLIC_ROUTES.login, PUBLIC_ROUTES.clinicianLogin]) {
    await page.goto(path);
    await expect(page.getByText(notRememberedTexts.title)).toBeVisible();
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('pages whose script does not load say so, with a link that needs none', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  for (const [path, title] of [
    [PRACTISE, 'Practise has not loaded yet'],
    ['/offline.html', 'You are not connected'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  }
  await page.unroute(/\.js$/);
  await page.goto(PRACTISE);
  await expect(page.getByRole('heading', { name: practiseLabels.signInTitle })).toBeVisible();
  await context.close();
});

test('a device without room keeps the entry on the screen with its text [practice 3]', async ({ page }) => {
  const practice = await newPractice(page);
  await openPractise(page, practice.family.account);
  await page.evaluate(() => {
    const real = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') as PropertyDescriptor;
    Object.assign(window, { makeRoom: () => Object.defineProperty(IDBObjectStore.prototype, 'put', real) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
  await page.getByRole('button', { name: practiseLabels.results.own }).click();
  await page.getByRole('button', { name: practiseLabels.addNote }).click();
  await page.getByLabel(practiseLabels.note).fill('At dinner');
  await page.getByRole('button', { name: practiseLabels.done }).click();
  await expect(page.getByRole('alert')).toHaveText(practiseLabels.noRoom);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(practiseLabels.soFar(1))).toBeVisible();
  await expect(page.getByLabel(practiseLabels.note)).toHaveValue('At dinner');
  await expectNoViolations(page);
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.getByRole('button', { name: practiseLabels.done }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();
});

test(
  'a clock three days ahead: the page says so, and the entry gets the right time [practice 7]',
  { tag: '@long' },
  async ({ page }) => {
    const practice = await newPractice(page);
    await page.addInitScript((ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
    }, 3 * DAY);
    await openPractise(page, practice.family.account);
    await expect(page.getByText(practiseLabels.clockOff)).toBeVisible();
    await record(page, practice.skill.name);
    await expect.poll(async () => (await storedEntries(page, practice)).length, { timeout: 30_000 }).toBe(1);
    const [entry] = await storedEntries(page, practice);
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(2 * MINUTE);
  },
);

test(
  'a clock three days ahead and no network: the home sends the entry with the right day [practice 7]',
  { tag: '@long' },
  async ({ page }) => {
    const practice = await newPractice(page);
    await page.addInitScript((ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
    }, 3 * DAY);
    await openPractise(page, practice.family.account);
    await untilInstalled(page);
    // A cold start that has had no response of the server.
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(practiseLabels.clockOff)).toHaveCount(0);
    await record(page, practice.skill.name);
    await page.unroute('**/api/**');
    await page.goto(SCREENS.home.path);
    await expect.poll(async () => (await storedEntries(page, practice)).length, { timeout: 30_000 }).toBe(1);
    const [entry] = await storedEntries(page, practice);
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(2 * MINUTE);
  },
);

test('after sign-out the device holds no name, skill or text; what waits is sent by its owner [practice (j)]', async ({
  page,
}) => {
  const practice = await newPractice(page);
  await page.route(BATCH, (route) => route.abort());
  await openPractise(page, practice.family.account);
  await untilInstalled(page);
  await page.getByRole('link', { name: new RegExp(practice.skill.name) }).click();
  await page.getByRole('button', { name: practiseLabels.results.own }).click();
  await page.getByRole('button', { name: practiseLabels.addNote }).click();
  await page.getByLabel(practiseLabels.note).fill('Swings at dinner');
  await page.getByRole('button', { name: practiseLabels.done }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();

  await page.goto(SCREENS.home.path);
  await expect(heading(page)).toBeVisible();
  const ended = page.waitForResponse('**/auth/logout');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await ended;
  const left = await storedText(page);
  expect(left).toContain('entries');
  for (const word of [practice.child, 'Kit', practice.skill.name, 'count to five', 'Swings', practice.family.email])
    expect(left).not.toContain(word);
  await page.goto(PRACTISE);
  await expect(page.getByText(practiseLabels.someones(1))).toBeVisible();

  await page.unroute(BATCH);
  await openPractise(page, practice.family.account);
  await expect.poll(async () => (await storedEntries(page, practice)).length, { timeout: 30_000 }).toBe(1);
});

import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { practiceLabels } from '../../apps/web/src/features/practice/labels.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { heading } from '../support/places.ts';
import { signIn } from '../support/sign-in.ts';
import { startServer } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openNetwork } from './network.ts';
import { storedNames, storedText } from './stored-text.ts';

test.use({ serviceWorkers: 'allow' });

// The demo family: its home, programme and notes have texts to look for. A server of its own, since the journey writes.
type Site = { url: string; off: () => Promise<void>; on: () => Promise<void> };
let site: Site;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const server = await startServer();
  stop = server.stop;
  site = await openNetwork(server.url);
});
test.afterAll(() => stop());

/** Of the demo family: the child, a skill and the beginning of the latest note. */
const WORDS = ['Arlo', 'Waits for an answer', 'wooden train'];

const bar = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

const keepReady = async (page: Page) => {
  await page.goto(`${site.url}${SCREENS.settings.path}#ready`);
  const card = page.getByRole('region', { name: practiceLabels.keepReady });
  await expect(card.getByRole('switch')).not.toBeChecked();
  await expectNoViolations(page);
  await card.getByRole('switch').click();
  await expect(card.getByRole('switch')).toBeChecked();
};

test('a device that is kept ready opens the home, programme and notes without a network, until sign-out', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${site.url}/login`);
  await signInAt(page);
  await keepReady(page);
  await page.goto(`${site.url}${SCREENS.home.path}`);
  await expect(heading(page)).toContainText('Arlo');
  // The copy is written a moment after the programme and the notes have arrived; the worker stores the files.
  await expect.poll(async () => (await storedNames(page)).values.join(), { timeout: 30_000 }).toContain('|view');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 30_000 })
    .toContain('amberway-shell-');
  await page.waitForTimeout(4000);
  // Sealed: not a word of it can be read.
  const sealed = await storedText(page);
  for (const word of WORDS) expect(sealed).not.toContain(word);

  await site.off();
  await context.setOffline(true);
  await page.goto(`${site.url}${SCREENS.home.path}`);
  await expect(heading(page)).toContainText('Arlo');
  await expect(page.getByText(/· from /)).toBeVisible();
  await bar(page, shellTexts.programme).click();
  await expect(page.getByText('Asking for help instead of leaving').first()).toBeVisible();
  await bar(page, shellTexts.notes).click();
  await page
    .getByRole('link', { name: /Waiting for a turn/ })
    .first()
    .click();
  await expect(page.getByText(/wooden train/).first()).toBeVisible();

  // Ticking, the mood, a message and a diary line wait, and the screen says so.
  await bar(page, shellTexts.home).click();
  await page
    .getByRole('radio', { name: 'Calm' })
    .or(page.getByRole('button', { name: 'Calm' }))
    .first()
    .click();
  await expect(page.getByText(outboxTexts.waits).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Done: Ask at the bakery' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Skip|Done|Save|Submit/ })
    .first()
    .click();
  await expect(page.getByText(practiceLabels.waiting(2))).toBeVisible();
  await expectNoViolations(page);

  // Connected again they go by themselves, and become ordinary.
  await site.on();
  await context.setOffline(false);
  await expect(page.getByText(practiceLabels.waiting(2))).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(outboxTexts.waits)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Done: Ask at the bakery' })).toBeChecked({ timeout: 30_000 });

  await page
    .getByRole('button', { name: /Priya|PS|account|profile/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /sign out|log out/i }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(async () => (await storedNames(page)).values, { timeout: 15_000 }).toEqual([]);
  expect((await storedNames(page)).keys.filter((name) => name.startsWith('device:'))).toEqual([]);
  const left = await storedText(page);
  for (const word of WORDS) expect(left).not.toContain(word);
  expect(left).not.toContain('deviceReady');
  await site.off();
  await context.setOffline(true);
  await page.goto(`${site.url}${SCREENS.home.path}`).catch(() => undefined);
  await expect(page.getByText('Arlo')).toHaveCount(0);
});

const signInAt = (page: Page) => signIn(withBase(page), ACCOUNTS.parent);
/** `signIn` opens the page by its path; this journey has an origin of its own. */
const withBase = (page: Page): Page =>
  new Proxy(page, {
    get: (target, name) => {
      if (name === 'goto') return (path: string) => target.goto(path.startsWith('/') ? `${site.url}${path}` : path);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

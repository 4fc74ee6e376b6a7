import { messageTexts } from '@amberway/contract/messages/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { diaryLabels } from '../../apps/web/src/features/diary/labels.ts';
import { practiceLabels } from '../../apps/web/src/features/practice/labels.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { heading } from '../support/places.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openNetwork } from './network.ts';
import { newDevice } from './steps.ts';
import { storedNames, storedSize, storedText } from './stored-text.ts';

test.describe.configure({ timeout: 240_000 });

/** Of the demo family: the child, a skill and a text of the latest note. */
const WORDS = ['Arlo', 'Waits for an answer', 'wooden train'];
const TASK = 'Done: Ask at the bakery';
const MESSAGE = 'We practised at the bakery';
const NOTE = 'Waited for the bus without tears';

const inBar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

const keepReady = async (page: Page) => {
  await page.goto(`${SCREENS.settings.path}#ready`);
  const choice = page.getByRole('switch', { name: practiceLabels.keepReady });
  await expect(choice).not.toBeChecked();
  await expectNoViolations(page);
  await choice.click();
  await expect(choice).toBeChecked();
};

const STILL_MS = 6000;

/** The copy is written a moment after programme and notes have arrived; the worker stores the files of the pages. */
const untilKept = async (page: Page) => {
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).join());
  await expect.poll(caches, { timeout: 30_000 }).toContain('amberway-shell-');
  await expect.poll(() => storedSize(page, '|view'), { timeout: 30_000 }).toBeGreaterThan(0);
  // Nothing says that it is complete, since it is sealed: it does not grow any more.
  let size = -1;
  while (size !== (await storedSize(page, '|view'))) {
    size = await storedSize(page, '|view');
    await page.waitForTimeout(STILL_MS);
  }
};

test(
  'a device that is kept ready reads and writes without a network, and sign-out leaves nothing [practice (j)]',
  { tag: '@long' },
  async () => {
    // A server of its own: the journey changes the demo family, whose notes have texts to look for.
    const server = await startServer();
    const network = await openNetwork(server.url);
    const device = newDevice(network.url);
    try {
      const page = await device.start();
      await signIn(page, ACCOUNTS.parent);
      await keepReady(page);
      await page.goto(SCREENS.home.path);
      await expect(heading(page)).toContainText('Arlo');
      await untilKept(page);
      // Sealed: not a word of it can be read.
      const sealed = await storedText(page);
      for (const word of WORDS) expect(sealed).not.toContain(word);

      await network.off();
      await device.setOffline(true);
      await page.goto(SCREENS.home.path);
      await expect(heading(page)).toContainText('Arlo');
      await expect(page.getByText(/· from /)).toBeVisible();
      await inBar(page, shellTexts.programme).click();
      await expect(page.getByText('Asking for help instead of leaving').first()).toBeVisible();
      await inBar(page, shellTexts.notes).click();
      await page
        .getByRole('link', { name: /Waiting for a turn/ })
        .first()
        .click();
      await expect(
        page
          .getByRole('article')
          .getByText(/wooden train/)
          .first(),
      ).toBeVisible();

      // The mood and a tick wait, and the screen says so, also after a reload.
      await page.goto(SCREENS.home.path);
      await page.getByRole('radio', { name: 'Calm' }).click({ force: true });
      await expect(page.getByText(outboxTexts.waiting(1))).toBeVisible();
      await page.getByRole('checkbox', { name: TASK }).click();
      await page.getByRole('dialog').getByRole('button', { name: taskTexts.ok, exact: true }).click();
      await expect(page.getByText(outboxTexts.waiting(2))).toBeVisible();
      await page.reload();
      await expect(page.getByText(outboxTexts.waiting(2))).toBeVisible();
      await expect(page.getByRole('checkbox', { name: TASK })).toBeChecked();
      await expect(page.getByText(outboxTexts.waits).first()).toBeVisible();
      await expectNoViolations(page);

      // Connected again they go by themselves, and become ordinary.
      const connect = async () => {
        await network.on();
        await device.setOffline(false);
        await expect(page.getByText(/to be sent/i)).toHaveCount(0, { timeout: 60_000 });
      };
      const disconnect = async () => {
        await network.off();
        await device.setOffline(true);
      };
      await connect();
      await expect(page.getByText(/· from /)).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Calm' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: TASK, checked: false })).toHaveCount(0);

      // A message and a line of the diary wait too, on pages that were open when the network went.
      await page.goto(SCREENS.messages.path);
      const box = page.getByLabel(/^Write to /);
      await box.fill(MESSAGE);
      await disconnect();
      await page.getByRole('button', { name: messageTexts.send }).click();
      await expect(page.getByText(outboxTexts.waiting(1))).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('listitem').filter({ hasText: MESSAGE })).toContainText(outboxTexts.waits);
      await connect();
      await expect(page.getByRole('listitem').filter({ hasText: MESSAGE })).toHaveCount(1);

      await page.goto(SCREENS.diary.path);
      await page.getByLabel(diaryLabels.note).fill(NOTE);
      await disconnect();
      await page.getByRole('button', { name: diaryLabels.save }).click();
      await expect(page.getByText(outboxTexts.waiting(1))).toBeVisible({ timeout: 20_000 });
      await connect();
      await page.reload();
      await expect(page.getByLabel(diaryLabels.note)).toHaveValue(NOTE);
      await page.goto(SCREENS.home.path);

      await page.getByRole('button', { name: /^Profile menu of/ }).click();
      await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect.poll(async () => (await storedNames(page)).values, { timeout: 15_000 }).toEqual([]);
      expect((await storedNames(page)).keys.filter((name) => name.startsWith('device:'))).toEqual([]);
      const left = await storedText(page);
      for (const word of WORDS) expect(left).not.toContain(word);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('deviceReady');
      await network.off();
      await device.setOffline(true);
      await page.goto(SCREENS.home.path);
      await expect(page.getByText('Arlo')).toHaveCount(0);
    } finally {
      await device.end();
      await network.off();
      await server.stop();
    }
  },
);

import { messageTexts } from '@amberway/contract/messages/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { diaryLabels } from '../../apps/web/src/features/diary/labels.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { heading } from '../support/places.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Page, test } from '../support/test.ts';
import { newDevice } from './steps.ts';

test.describe.configure({ timeout: 180_000 });

const TASK = 'Done: Ask at the bakery';
const MESSAGE = 'We practised at the bakery';
const NOTE = 'Waited for the bus without tears';

/** What a family does on a page, and the path of the request that it makes. */
const WRITES: readonly [name: string, path: RegExp, write: (page: Page) => Promise<void>][] = [
  [
    'a mood',
    /\/api\/diary$/,
    async (page) => {
      await page.goto(SCREENS.home.path);
      await page.getByRole('radio', { name: 'Calm' }).click({ force: true });
    },
  ],
  [
    'a tick',
    /\/api\/task\//,
    async (page) => {
      await page.goto(SCREENS.home.path);
      await page.getByRole('checkbox', { name: TASK }).click();
      await page.getByRole('dialog').getByRole('button', { name: taskTexts.ok, exact: true }).click();
    },
  ],
  [
    'a message',
    /\/api\/message/,
    async (page) => {
      await page.goto(SCREENS.messages.path);
      await page.getByLabel(/^Write to /).fill(MESSAGE);
      await page.getByRole('button', { name: messageTexts.send }).click();
    },
  ],
  [
    'a diary line',
    /\/api\/diary/,
    async (page) => {
      await page.goto(SCREENS.diary.path);
      await page.getByLabel(diaryLabels.note).fill(NOTE);
      await page.getByRole('button', { name: diaryLabels.save }).click();
    },
  ],
];

test('a browser killed while a tick, a mood, a message or a diary line is being sent loses none and doubles none', async () => {
  const server = await startServer();
  const device = newDevice(server.url);
  try {
    await signIn(await device.start(), ACCOUNTS.parent);
    // Closed in order once, so that the browser has written its cookies.
    await device.close();
    for (const [name, path, write] of WRITES) {
      let page = await device.start();
      // The request is never answered.
      const sent = new Promise<void>((resolve) => {
        void page.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : resolve()));
      });
      await write(page);
      await sent;
      await expect(page.getByText(outboxTexts.waiting(1)), name).toHaveCount(0);
      await device.kill();

      page = await device.start();
      const again = page.waitForResponse(
        (response) => path.test(new URL(response.url()).pathname) && response.request().method() !== 'GET',
        { timeout: 60_000 },
      );
      await page.goto(SCREENS.home.path);
      expect((await again).ok(), name).toBe(true);
      await expect(heading(page)).toContainText('Arlo');
      await device.close();
    }
    const page = await device.start();
    await page.goto(SCREENS.home.path);
    await expect(page.getByRole('radio', { name: 'Calm' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: TASK, checked: false })).toHaveCount(0);
    await page.goto(SCREENS.messages.path);
    await expect(page.getByText(MESSAGE)).toHaveCount(1);
    await page.goto(SCREENS.diary.path);
    await expect(page.getByLabel(diaryLabels.note)).toHaveValue(NOTE);
  } finally {
    await device.end();
    await server.stop();
  }
});

import { calendarTexts } from '@amberway/contract/calendar/texts';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../apps/api/src/testing/google/stand-in.ts';
import { labels } from '../../apps/web/src/features/client-mail/labels.ts';
import { clipboardText } from '../support/clipboard.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { type RunningServer, startServer } from '../support/server.ts';

// A separate server that uses a stand-in for Google.
let google: GoogleStandIn;
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  google = await startGoogleStandIn();
  server = await startServer({ ...google.env, SIGN_IN_PER_MINUTE: '100000' });
});
test.afterAll(async () => {
  await server.stop();
  await google.close();
});

const openCoach = async (context: { newPage: () => Promise<Page> }, path?: string) => {
  const page = await context.newPage();
  await openAs(page, ACCOUNTS.coach, path);
  return page;
};
const coachContext = { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] };

test(
  'a coach connects the calendar by its switch, which asks before disconnecting [B161 B399 B400]',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ ...coachContext, baseURL: server.url });
    const page = await openCoach(context, SCREENS.emails.path);
    const toggle = page.getByRole('switch', { name: calendarTexts.toggle });
    await expect(toggle).not.toBeChecked();
    // To Google's page and back to the same screen.
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(page).toHaveURL((url) => url.pathname === SCREENS.emails.path && url.search === '');
    await expectNoViolations(page);

    await toggle.click();
    const question = page.getByRole('dialog', { name: calendarTexts.confirmOff });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toggle).not.toBeChecked();
    // The permission is still stored: no second visit to Google.
    const visits = google.requests['auth'];
    await toggle.click();
    await expect(toggle).toBeChecked();
    expect(google.requests['auth']).toBe(visits);
    await context.close();
  },
);

test('a coach copies a mail while Gmail is not connected, then sends it [B036 B162 B403 T328 T354 R018]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ ...coachContext, baseURL: server.url });
  const page = await openCoach(context, `${SCREENS.home.path}?sendGmail=${DEMO_PEOPLE.parent.id}`);
  const dialog = page.getByRole('dialog', { name: clientMailTexts.dialog });
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('Priya Sharma <parent@amberway.test>');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: labels.send }).click();
  await expect(dialog.getByText(clientMailTexts.inputSubject)).toBeVisible();

  const subject = `Next Tuesday ${Date.now()}`;
  await dialog.getByLabel(clientMailTexts.subject, { exact: true }).fill(subject);
  await dialog.getByRole('textbox', { name: clientMailTexts.content }).click();
  await page.keyboard.type('See you at ten.');
  await dialog.getByRole('button', { name: labels.send }).click();
  await expect(dialog.getByRole('alert').getByText(clientMailTexts.connectFailed)).toBeVisible();
  await expect.poll(() => clipboardText(page)).toContain(`Subject: ${subject}`);

  // To Google's page and back: the draft is still there.
  await dialog.getByRole('button', { name: labels.connect }).click();
  await expect(dialog.getByText(labels.sendsFrom(google.oauth.account))).toBeVisible();
  await expect(dialog.getByLabel(clientMailTexts.subject, { exact: true })).toHaveValue(subject);
  await expect(dialog.getByText('See you at ten.')).toBeVisible();

  const files = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await dialog.getByLabel(clientMailTexts.attachments).setInputFiles(files);
  await expect(dialog.getByText('Plan.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: labels.send }).click();
  await expect(page.getByText(clientMailTexts.sent)).toBeVisible();
  await expect(dialog).toBeHidden();
  const sent = google.gmail.taken.at(-1)?.mail;
  expect(sent).toMatchObject({ subject, to: [{ address: 'parent@amberway.test' }] });
  expect(sent?.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf']);

  await page.goto(SCREENS.emails.path);
  await page.getByRole('link', { name: subject }).click();
  const mail = page.getByRole('dialog', { name: subject });
  await expect(mail.frameLocator('iframe').getByText('See you at ten.')).toBeVisible();
  await expect(mail.getByText('Plan.pdf')).toBeVisible();
  await expect(mail.getByRole('button', { name: `${labels.flag} Plan.pdf` })).toHaveCount(0);
  await context.close();
});

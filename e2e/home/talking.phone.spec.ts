import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { messagesPath } from '@amberway/contract/messages/paths';
import { messageTexts } from '@amberway/contract/messages/texts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { newFamily } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIVE = { timeout: 30_000 };
const history = (page: Page) => page.getByRole('list', { name: 'Messages with families' });

/** Nothing is wider than the window, and what is pressed is large enough for a finger. */
const expectFits = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
};

test('a parent writes from a phone and sees that it was read, then asks for a session and is offered a time', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { coach, family, child } = await newFamily(page);
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const desk = await office.newPage();

  await openAs(page, family.account, messagesPath(coach.id));
  const log = page.getByRole('log');
  await expect(log.getByText(messageTexts.nothingYet(coach.firstName))).toBeVisible();
  const box = page.getByLabel(messageTexts.writeTo(coach.firstName));
  await box.fill('May we talk about the bakery?');
  await settled(page);
  await expectFits(page);
  await expectNoViolations(page);
  // An unsent text survives a reload.
  await page.reload();
  await expect(box).toHaveValue('May we talk about the bakery?');
  await page.getByRole('button', { name: messageTexts.send }).click();
  await expect(log.getByText('May we talk about the bakery?')).toBeVisible();
  await expect(log.getByText(/^Sent /)).toBeVisible();
  await expect(box).toHaveValue('');

  const home = await browser.newContext({ reducedMotion: 'reduce' });
  const tablet = await home.newPage();
  await openAs(tablet, family.account, messagesPath(coach.id));
  await expect(tablet.getByRole('log').getByText('May we talk about the bakery?')).toBeVisible();

  // The coach, who has the workspace open, sees the next message arrive, and opening the conversation marks both.
  await openAs(desk, coach.account);
  await expect(history(desk).getByText('May we talk about the bakery?')).toBeVisible();
  await box.fill('And about the bus.');
  await box.press('Control+Enter');
  await expect(history(desk).getByText('And about the bus.')).toBeVisible(LIVE);
  await expect(log.getByText(/^Sent /)).toHaveCount(2);
  // The family's other device shows it too, without a reload.
  await expect(tablet.getByRole('log').getByText('And about the bus.')).toBeVisible(LIVE);
  await history(desk)
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  await expect(log.getByText(/^Read by /)).toHaveCount(2, LIVE);
  await desk.getByLabel('Message', { exact: true }).fill('With pleasure.');
  await desk.getByRole('button', { name: 'Send message' }).click();
  await expect(log.getByText('With pleasure.')).toBeVisible(LIVE);
  await expect(log.getByText('With pleasure.')).toBeInViewport();

  await page.goto(SCREENS.home.path);
  await page.getByRole('button', { name: new RegExp(`^${sessionRequestTexts.ask}`) }).click();
  const sheet = page.getByRole('dialog', { name: sessionRequestTexts.ask });
  await sheet.getByText('Afternoons').click();
  await sheet.getByLabel(sessionRequestTexts.about).fill('The way to school');
  await sheet.getByLabel(sessionRequestTexts.line(coach.firstName)).fill('Buses are loud.');
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: sessionRequestTexts.send }).click();
  await expect(page.getByText(sessionRequestTexts.openToday(coach.firstName))).toBeVisible();

  const requests = desk.getByRole('list', { name: sessionRequestTexts.title });
  await expect(requests.getByText('The way to school')).toBeVisible(LIVE);
  await settled(desk);
  await expectNoViolations(desk);
  await requests.getByRole('button', { name: `${sessionRequestTexts.offer}: ${child}` }).click();
  const dialog = desk.getByRole('dialog', { name: new RegExp(`^${sessionRequestTexts.offer}`) });
  await expect(dialog.getByText('Buses are loud.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule session' }).click();
  await expect(dialog).toBeHidden();
  await expect(requests).toBeHidden();

  await expect(page.getByText(sessionRequestTexts.openToday(coach.firstName))).toBeHidden(LIVE);
  await expect(page.getByText(sessionRequestTexts.offered(coach.firstName, '').slice(0, -2))).toBeVisible(LIVE);
  await expect(page.getByRole('link', { name: sessionRequestTexts.seeSession })).toBeVisible();
  await page.reload();
  const next = page.getByRole('region', { name: 'Upcoming session' });
  await expect(next).toBeVisible();
  await expect(next.getByText(dashboardTexts.noUpcoming)).toHaveCount(0);
  await home.close();
  await office.close();
});

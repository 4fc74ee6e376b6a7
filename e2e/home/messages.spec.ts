import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { messagesPath } from '@amberway/contract/messages/paths';
import { messageTexts } from '@amberway/contract/messages/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { newCoach, newFamily } from '../support/people.ts';
import { openHome } from './open-home.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIVE = { timeout: 30_000 };

const compose = (page: Page) => page.getByRole('region', { name: dashboardTexts.sendMessage });
const history = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const send = (page: Page) => compose(page).getByRole('button', { name: 'Send message' });
const row = (page: Page | Locator, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Chosen when the URL names them. */
const chooseReceiver = async (page: Page, name: string, id: string) => {
  await compose(page).getByRole('combobox').fill(name);
  // Its accessible name goes on with the children or the address.
  await offered(page).filter({ hasText: name }).click();
  await expect(page).toHaveURL(new RegExp(`=${id}`));
};

test(
  'a coach writes twice, the family sees it live, replies and deletes [B155 B410 B411 B502 B504 B505 T323 T357]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const { coach, family } = await newFamily(page);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const phone = await context.newPage();
    await openAs(phone, family.account, messagesPath(coach.id));
    const log = phone.getByRole('log');
    await expect(log.getByText(messageTexts.nothingYet(coach.firstName))).toBeVisible();

    await openHome(page, coach.account);
    await expect(send(page)).toBeDisabled();
    await chooseReceiver(page, family.name, family.id);
    await expect(send(page)).toBeEnabled();
    const box = compose(page).getByLabel('Message');
    await box.fill(Array.from({ length: 31 }, (_, n) => `word${n}`).join(' '));
    await expect(compose(page).getByText(messageTexts.tooManyWords)).toBeVisible();
    await expect(compose(page).getByText(messageTexts.counter(30))).toBeVisible();
    await expectNoViolations(page);

    const first = `First ${Date.now()}`;
    await box.fill(first);
    await send(page).click();
    await expect(page.getByText(messageTexts.sent)).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(row(page, first)).toBeVisible();

    // It appears without a reload, and counts as read because the conversation is open.
    await expect(row(log, first)).toBeVisible(LIVE);
    await expect(row(page, first).getByText(/^Read /)).toBeVisible(LIVE);

    const answer = `Answer ${Date.now()}`;
    await phone.getByLabel(messageTexts.writeTo(coach.firstName)).fill(answer);
    await phone.getByRole('button', { name: messageTexts.send }).click();
    await expect(row(log, answer)).toBeVisible();
    await expect(row(history(page), answer)).toBeVisible(LIVE);
    // A conversation is read once it is in view.
    await row(history(page), answer).scrollIntoViewIfNeeded();
    await expect(row(log, answer).getByText(/^Read by /)).toBeVisible(LIVE);
    await row(history(page), answer).getByRole('button', { name: messageTexts.reply }).click();
    await expect(box).toBeFocused();

    const second = `Second ${Date.now()}`;
    await box.fill(second);
    await send(page).click();
    await expect(compose(page).getByText(messageTexts.limit)).toBeVisible();
    await expect(send(page)).toBeDisabled();

    await expect(row(log, second)).toBeVisible(LIVE);
    await expectNoViolations(phone);
    await row(log, second)
      .getByRole('button', { name: /^Actions for the message/ })
      .click();
    await phone.getByRole('menuitem', { name: /^Delete/ }).click();
    await phone.getByRole('button', { name: 'Yes' }).click();
    await expect(row(log, second)).toBeHidden();
    await phone.reload();
    await expect(row(log, answer)).toBeVisible();
    await expect(row(log, second)).toHaveCount(0);
    // It is hidden for its receiver only: the sender keeps it, and that it was read.
    await page.reload();
    await expect(row(history(page), second).getByText(/^Read /)).toBeVisible();
    await context.close();
  },
);

test(
  'an administrator writes to a coach, who reads and deletes it [B411 B571]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const to = await newCoach(page);
    await openHome(page, ACCOUNTS.admin);
    await compose(page).getByText('To a coach').click();
    await expect(page).toHaveURL(/messages=staff/);
    await chooseReceiver(page, to.name, to.id);
    await expect(send(page)).toBeEnabled();
    const text = `Note ${Date.now()}`;
    await compose(page).getByLabel('Message').fill(text);
    await send(page).click();
    await expect(row(history(page), text)).toBeVisible();

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const other = await context.newPage();
    await openHome(other, to.account);
    await history(other).getByText('Administration').click();
    await row(other, text)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await other.getByRole('button', { name: 'Yes' }).click();
    await expect(row(other, text)).toBeHidden();
    await expect(row(history(page), text).getByText('Deleted by the receiver')).toBeVisible(LIVE);
    await context.close();
  },
);

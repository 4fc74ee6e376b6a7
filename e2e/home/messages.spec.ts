import { coverCustomer } from '@amberway/contract/users/endpoints';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { messageTexts } from '@amberway/contract/messages/texts';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { callApi, newCoach } from '../support/people.ts';
import { openHome } from './open-home.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIVE = { timeout: 30_000 };
type Named = { firstName: string; lastName: string; email: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
const account = ({ email }: Named) => ({ email, password: DEMO_PASSWORD });

const compose = (page: Page) => page.getByRole('region', { name: dashboardTexts.sendMessage });
const history = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const send = (page: Page) => compose(page).getByRole('button', { name: 'Send message' });
const family = (page: Page) => page.getByRole('region', { name: 'Messages from your coach' });
const row = (page: Page | Locator, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Chosen when the URL names them. */
const chooseReceiver = async (page: Page, name: string, id: string) => {
  await compose(page).getByRole('combobox').fill(name);
  // Its accessible name goes on with the children or the address.
  await offered(page).filter({ hasText: name }).click();
  await expect(page).toHaveURL(new RegExp(`=${id}`));
};

test(
  'a coach writes twice, the family sees it live, acknowledges, replies and deletes [B155 B410 B411 B502 B504 B505 T323 T357]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const client = DEMO_PEOPLE.parent;
    const coach = await newCoach(page);
    const cover = { customerId: client.id };
    // Gives this coach access to the family for a day.
    await callApi(page, coverCustomer, { token: coach.token, params: cover, data: { reason: 'The coach is away.' } });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const home = await context.newPage();
    await openHome(home, account(client));
    await expect(family(home)).toBeVisible();

    await openHome(page, account(coach));
    await expect(send(page)).toBeDisabled();
    await chooseReceiver(page, nameOf(client), client.id);
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

    // It appears without a reload.
    await expect(row(home, first)).toBeVisible(LIVE);
    await expectNoViolations(home);
    await row(home, first).getByRole('button', { name: messageTexts.acknowledge }).click();
    await expect(home.getByText(messageTexts.acknowledged)).toBeVisible();
    await expect(row(page, first).getByText(/^Read /)).toBeVisible(LIVE);

    const answer = `Answer ${Date.now()}`;
    await row(home, first).getByRole('button', { name: messageTexts.reply }).click();
    await home.getByLabel(/^Your answer to/).fill(answer);
    await home.getByRole('button', { name: 'Send answer' }).click();
    await expect(row(home, answer)).toBeVisible();
    // The coach has this conversation open, so that its messages count as read.
    await expect(row(page, answer)).toBeVisible(LIVE);
    await expect(row(home, answer).getByText(/^Read /)).toBeVisible(LIVE);
    await row(page, answer).getByRole('button', { name: messageTexts.reply }).click();
    await expect(box).toBeFocused();

    const second = `Second ${Date.now()}`;
    await box.fill(second);
    await send(page).click();
    await expect(compose(page).getByText(messageTexts.limit)).toBeVisible();
    await expect(send(page)).toBeDisabled();

    await expect(row(home, second)).toBeVisible(LIVE);
    await row(home, second)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await home.getByRole('button', { name: 'Yes' }).click();
    await expect(row(home, second)).toBeHidden();
    await expect(row(page, second).getByText('Deleted by the receiver')).toBeVisible(LIVE);
    // A reload shows the same conversation.
    await page.reload();
    await expect(row(history(page), second)).toBeVisible();
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
    await chooseReceiver(page, nameOf(to), to.id);
    await expect(send(page)).toBeEnabled();
    const text = `Note ${Date.now()}`;
    await compose(page).getByLabel('Message').fill(text);
    await send(page).click();
    await expect(row(history(page), text)).toBeVisible();

    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const other = await context.newPage();
    await openHome(other, account(to));
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

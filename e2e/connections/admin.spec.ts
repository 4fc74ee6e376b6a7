import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/client-mail/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { menuOf, openGroup } from '../support/menu.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';

test('an administrator searches the mail log and flags an attachment [B707 B708 B736 T373 T374 R047]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const token = await openAs(page, ACCOUNTS.admin);
  await openGroup(page, 'Communication');
  await menuOf(page).getByRole('link', { name: 'Emails' }).click();
  await expect(page).toHaveURL(atPath(SCREENS.emails.path));
  const subject = 'How is Noor sleeping?';
  await expect(page.getByRole('row', { name: new RegExp('Plan for this week') })).toBeVisible();
  await page.getByPlaceholder(clientMailTexts.search).fill('sleep diary');
  await expect(page.getByRole('row', { name: new RegExp('Plan for this week') })).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('link', { name: subject }).click();
  const mail = page.getByRole('dialog', { name: subject });
  await expect(mail.frameLocator('iframe').getByText('A diary for one week', { exact: false })).toBeVisible();
  await expectNoViolations(page);
  const name = 'Sleep diary.pdf';
  await mail.getByRole('button', { name: `${labels.flag} ${name}` }).click();
  await expect(page.getByText(clientMailTexts.flagged)).toBeVisible();
  await expect(mail.getByText(labels.flagged, { exact: true })).toBeVisible();
  // The sender gets a mail about it.
  const outbox = await page.request.get('/api/outbox', { headers: { authorization: `Bearer ${token}` } });
  expect(await outbox.text()).toContain('An attachment of yours has been flagged');
  await mail.getByRole('button', { name: `${labels.unflag} ${name}` }).click();
  await expect(page.getByText(clientMailTexts.unflagged)).toBeVisible();
  await expect(mail.getByText(labels.flagged, { exact: true })).toHaveCount(0);

  // The open mail and the search are in the URL.
  await page.reload();
  await expect(mail.getByText(name)).toBeVisible();
  await mail.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByPlaceholder(clientMailTexts.search)).toHaveValue('sleep diary');
});

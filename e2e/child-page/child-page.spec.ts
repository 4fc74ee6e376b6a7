import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const { arlo, noor, kaito } = DEMO_CHILDREN;
const { parent } = DEMO_PEOPLE;

test('a coach reads and acts on the page of a child, sees what the family sees, and comes back', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, childPagePath(arlo.id));
  await expect(page.getByRole('heading', { level: 1, name: /^Arlo Sharma, \d+$/ })).toBeVisible();
  for (const name of ['Last two notes', 'Open tasks', 'Questions from the family', 'Mood this week', 'Files'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expectNoViolations(page);

  // The message is written beside the page, and the box is as high as thirty words need.
  await page.getByRole('button', { name: `Message ${parent.firstName}`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `Message ${parent.firstName} ${parent.lastName}` });
  const box = await drawer.getByRole('textbox').boundingBox();
  expect(box?.height).toBeLessThan(140);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('navigation', { name: 'Children of the family' }).getByRole('link', { name: 'Noor' }).click();
  await expect(page).toHaveURL(at(childPagePath(noor.id)));

  await page.getByRole('link', { name: `See what ${parent.firstName} sees` }).click();
  const frame = page.getByRole('region', { name: 'Whose view this is' });
  await expect(frame).toContainText(`You see what ${parent.firstName} sees`);
  // Above dialogs too, and its button works there.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await frame.getByRole('button', { name: shellTexts.backToBusiness }).click();
  await expect(page).toHaveURL(at(childPagePath(noor.id)));
});

test('a coach without the family reads kind words in place of the page', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, childPagePath(kaito.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This child is not among your clients');
  await expectNoViolations(page);
});

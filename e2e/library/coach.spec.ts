import { resourceTexts } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { demoId } from '@amberway/fixtures/ids';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { clipboardText } from '../support/clipboard.ts';
import { expectNoViolations } from '../support/axe.ts';
import { chooseFirst, offered } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';
import { paper, SLOW } from './files.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

const library = SCREENS.resources.path;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Favourite ${name}`, exact: true }) });
test('a coach adds a resource, finds it awaiting review and cannot share it yet [B153 B258 B389 T177 T338]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `Journey ${Date.now()}`;
  await openAs(page, ACCOUNTS.coach, library);
  await page.getByRole('button', { name: resourceTexts.addResource }).click();
  const form = page.getByRole('dialog', { name: resourceTexts.form('Create') });
  await form.getByLabel(resourceTexts.resourceName).fill(name);
  await chooseFirst(form, resourceTexts.resourceType);
  await chooseFirst(form, 'Categories');
  await page.keyboard.press('Escape');
  await form.getByLabel('Description').fill('For the journey.');
  await form.getByLabel('File', { exact: true }).setInputFiles(paper('journey.pdf'));
  await expect(form.getByRole('button', { name: 'Remove journey.pdf' })).toBeVisible(SLOW);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Add resource' }).click();
  await expect(page.getByText(resourceTexts.created)).toBeVisible(SLOW);

  await page.getByLabel('Search resources').fill(name);
  await expect(row(page, name).getByText('Pending')).toBeVisible();
  await expect(row(page, name).getByRole('checkbox')).toBeDisabled();
  await row(page, name)
    .getByRole('button', { name: `Favourite ${name}`, exact: true })
    .click();
  await page.getByRole('checkbox', { name: resourceTexts.favourite, exact: true }).click();
  await expect(page).toHaveURL(/favourites=true/);
  await expect(row(page, name)).toBeVisible();
  // The link of a resource that is not active yet shows a message instead.
  await row(page, name).getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(resourceTexts.linkWhenActive)).toBeVisible();
});

test(
  'filters by category, type and owner, and the list view, stay in the URL [B255 B257]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, library);
    await expect(row(page, LIBRARY.waiting.name)).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Choose filters' });
    // The checkbox follows the URL, so each click waits for the last.
    for (const type of ['Picture cards', 'Social story']) {
      await menu.getByLabel(type).click();
      await expect(menu.getByLabel(type)).toBeChecked();
    }
    await expect(row(page, LIBRARY.feelings.name)).toBeHidden();
    await menu.getByLabel('Search Owner').fill('Tomas');
    await menu.getByLabel('Tomas Rivera').click();
    await expect(row(page, LIBRARY.waiting.name)).toBeVisible();
    await expect(row(page, LIBRARY.bedtime.name)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByText('List', { exact: true }).click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`^Preview ${LIBRARY.haircut.name}`) })).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter Owner: Tomas Rivera' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(2);
  },
);

test(
  'a coach copies a resource’s link, shares it with a child and unshares another [B173 B261 B270 B273 B525 T189]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { name, id } = LIBRARY.haircut;
    await openAs(page, ACCOUNTS.coach, library);
    await row(page, name)
      .getByRole('button', { name: /^Social story/ })
      .click();
    await expect(page.getByText(resourceTexts.copied)).toBeVisible();
    const link = await clipboardText(page);
    expect(new URL(link).pathname).toBe(`/dashboard/event-callback/${id}/resources`);

    await row(page, name).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: 'Share with a child' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Share with a child' });
    await dialog.getByLabel('Child').fill('Dao');
    await offered(page, /^Dao/).click();
    await dialog.getByRole('button', { name: 'Share resource' }).click();
    await expect(page.getByText(resourceTexts.shared)).toBeVisible(SLOW);

    await page.goto(`${SCREENS.sharedResources.path}?memberId=${demoId('member', 5)}`);
    await expect(page.getByRole('heading', { level: 1, name: resourceTexts.sharedTitle })).toBeVisible();
    await page.getByRole('button', { name: 'Add resources' }).click();
    const popover = page.getByRole('dialog', { name: 'Add resources' });
    await popover.getByLabel('Search resources').fill('Waiting');
    await popover.getByRole('button', { name: `Add ${LIBRARY.waiting.name}` }).click();
    // Other resources in the list may have been added before.
    const added = popover.getByRole('listitem').filter({ hasText: LIBRARY.waiting.name }).getByText('Added');
    await expect(added).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: `Select ${LIBRARY.waiting.name}` }).check();
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: resourceTexts.removeSelected })
      .click();
    await expect(page.getByRole('checkbox', { name: `Select ${LIBRARY.waiting.name}` })).toBeHidden();
    await expectNoViolations(page);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('hairdresser');
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(atPath(`${library}/${id}`));
    const drawer = page.getByRole('dialog', { name: resourceTexts.form('View') });
    await expect(drawer.getByRole('heading', { name })).toBeVisible();
    await expectNoViolations(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(saved.suggestedFilename()).toContain('.pdf');
  },
);

test(
  'a comment appears live for others who view the same resource [B331 B523]',
  { tag: '@long' },
  async ({ page, browser }) => {
    const comment = `Seen at home ${Date.now()}`;
    const { id } = LIBRARY.feelings;
    await openAs(page, ACCOUNTS.coach, `${library}/${id}`);
    const drawer = page.getByRole('dialog', { name: resourceTexts.form('View') });
    await expect(drawer.getByRole('heading', { name: 'Comments' })).toBeVisible();

    const home = await browser.newContext({ reducedMotion: 'reduce' });
    const family = await home.newPage();
    await openAs(family, ACCOUNTS.parent, `${SCREENS.sharedResources.path}?view=${id}`);
    await family.getByLabel('Write a comment').fill(comment);
    await family.getByRole('button', { name: 'Send comment' }).click();
    await expect(family.getByText(comment)).toBeVisible(SLOW);
    await expect(drawer.getByText(comment)).toBeVisible(SLOW);
    await home.close();
  },
);

test('a deep link to a resource out of reach shows nothing of it', async ({ page }) => {
  await openAs(page, ACCOUNTS.subscriber, `/dashboard/event-callback/${LIBRARY.transport.id}/resources`);
  await expect(page.getByText(shellTexts.nothingHere)).toBeVisible();
  await expect(page.getByText(LIBRARY.transport.name)).toHaveCount(0);
});

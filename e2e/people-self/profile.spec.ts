import { KPI_KINDS } from '@amberway/contract/kpis/kinds';
import { SCREENS } from '@amberway/contract/shell/routes';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { updateUser } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/account/labels.ts';
import { labels as contactLabels } from '../../apps/web/src/features/support-contacts/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { picture } from './picture.ts';

// No other test signs in as this family, so changes here affect no other.
const { marsh } = DEMO_PEOPLE;
const MARSH = { email: marsh.email, password: DEMO_PASSWORD };

test(
  'a family edits its details, with the rules shown at the fields [B305 B414 B418]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, MARSH, SCREENS.settings.path);
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByRole('button', { name: labels.editDetails }).click();
    await expect(page).toHaveURL(at(`${SCREENS.settings.path}?edit=${marsh.id}`));
    const drawer = page.getByRole('dialog', { name: labels.editDetails });
    await expect(drawer.getByLabel('Email')).not.toBeEditable();
    await drawer.getByLabel('First Name').fill('0live');
    await drawer.getByRole('button', { name: 'Save details' }).click();
    await expect(drawer.getByText(userTexts.namePattern).first()).toBeVisible();
    await drawer.getByLabel('First Name').fill('Olívia-Mae');
    await drawer.getByLabel('City').fill('Hobart');
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText(userTexts.updated)).toBeVisible();
    await expect(drawer).toBeHidden();
    // Updated everywhere at once, the header included.
    await expect(profile.getByText(/Olívia-Mae/)).toBeVisible();
    await expect(page.getByText('Welcome, Olívia-Mae')).toBeVisible();
    await page.reload();
    await expect(profile.getByText(/Hobart/)).toBeVisible();
  },
);

test('an invalid picture is rejected, a valid one cropped and stored as avatar [B433 B541 T104 T274 T276]', async ({
  page,
}) => {
  await openAs(page, MARSH, SCREENS.settings.path);
  await page.getByRole('button', { name: labels.changePicture }).click();
  const dialog = page.getByRole('dialog', { name: labels.changePicture });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText(uploadTexts.onlyJpgPng)).toBeVisible();
  await dialog
    .getByRole('button', { name: /Remove|Cancel/ })
    .first()
    .click();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(12 * 1024 * 1024 + 1) });
  await expect(dialog.getByText(uploadTexts.largerThan12Mb)).toBeVisible();
  await dialog
    .getByRole('button', { name: /Remove|Cancel/ })
    .first()
    .click();

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
  const saved = page.waitForRequest(
    (request) => request.method() === updateUser.method && request.url().includes(marsh.id),
  );
  await page.getByRole('dialog', { name: 'Crop picture' }).getByRole('button', { name: 'Use picture' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ type: 'Customer', avatar: expect.stringContaining('/') });
  await expect(page.getByText(uploadTexts.imageUploaded)).toBeVisible();
  const shown = page.getByRole('region', { name: 'Profile' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a family adds, views, edits and deletes a support contact [B307 B308 C140 C141 C142]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, MARSH, SCREENS.settings.path);
    const network = page.getByRole('region', { name: contactLabels.title });
    const name = `Nan ${Date.now()}`;
    const renamed = `${name} Marsh`;
    await network.getByRole('button', { name: contactLabels.add }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name', { exact: true }).fill(name);
    await choose(form, 'Relationship', 'Grandparent');
    await form.getByLabel('Phone Number').fill('400 111 22');
    await form.getByRole('button', { name: 'Add support contact' }).click();
    await expect(form).toBeHidden();

    await network.getByRole('button', { name: `View ${name}` }).click();
    await expect(page.getByRole('dialog', { name })).toContainText('Grandparent');
    await expect(form.getByLabel('Name', { exact: true })).toHaveCount(0);
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Name', { exact: true }).fill(renamed);
    await form.getByRole('button', { name: 'Save support contact' }).click();
    await expect(network.getByText(renamed)).toBeVisible();

    await network.getByRole('button', { name: `Delete ${renamed}` }).click();
    await page
      .getByRole('dialog', { name: deleteQuestion(contactLabels.noun) })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect(network.getByText(renamed)).toHaveCount(0);
    await page.reload();
    await expect(network.getByText(name)).toHaveCount(0);
  },
);

test(
  'a coach sees availability and KPIs, month by month as chart and table [B306 B509 B613]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, `${SCREENS.settings.path}?kpi=Revenue`);
    await expect(page.getByRole('region', { name: 'Availability' }).getByText('4 days a week')).toBeVisible();
    const kpis = page.getByRole('region', { name: 'KPIs' });
    for (const kind of KPI_KINDS)
      await expect(kpis.getByRole('listitem').filter({ hasText: kind })).toContainText('Target');
    await kpis.getByRole('button', { name: 'Show table' }).click();
    const rows = kpis.getByRole('table').getByRole('row');
    expect(await rows.count()).toBeGreaterThan(6);
    await expect(rows.nth(1)).toContainText('$AUD');
    await kpis.getByText('Feedback').last().click();
    await expect(page).toHaveURL(at(`${SCREENS.settings.path}?kpi=Feedback`));
    await expectNoViolations(page);
  },
);

test('a staff member writes the email signature, and it is there the next time', { tag: '@long' }, async ({ page }) => {
  const { manager } = DEMO_PEOPLE;
  await openAs(page, { email: manager.email, password: DEMO_PASSWORD }, `${SCREENS.settings.path}#signature`);
  const editor = page.getByRole('textbox', { name: labels.signatureTitle });
  // A unique text, also on a server where this journey has run before.
  const text = `Warm regards, Grace ${Date.now()}`;
  await editor.fill(text);
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(page.getByText(labels.signatureSaved)).toBeVisible();
  await page.reload();
  await expect(editor).toHaveText(text);
});

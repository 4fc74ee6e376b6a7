import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { drawer } from '../content/fill.ts';
import { openAs } from '../support/open-as.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const openEditor = async (page: Page) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.blogs.path);
  await page.getByRole('button', { name: 'Add blog', exact: true }).click();
  const text = drawer(page).getByRole('textbox', { name: 'Body', exact: true });
  await expect(text).toBeVisible();
  const tools = drawer(page).getByRole('toolbar');
  return { text, tools, tool: (name: string) => tools.getByRole('button', { name, exact: true }) };
};

test('the editor formats by mouse and keyboard, and undoes a step', { tag: '@long' }, async ({ page }) => {
  const { text, tool } = await openEditor(page);
  await text.click();
  await page.keyboard.type('A calm start');
  await tool('Heading').click();
  await expect(text.getByRole('heading', { level: 2, name: 'A calm start' })).toBeVisible();
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool('Bullet list').click();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('second');
  await expect(text.getByRole('listitem')).toHaveText(['first', 'second']);
  await expect(text.locator('strong')).toHaveText('second');

  // The toolbar is one tab stop; the arrow keys move in a circle.
  await tool('Heading').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tool('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool('Redo')).toBeEnabled();
  await expect(text.locator('strong')).toHaveCount(0);
});

test(
  'the editor rejects a link that would run a script, and accepts a safe one and a picture',
  { tag: '@long' },
  async ({ page }) => {
    const { text, tool } = await openEditor(page);
    await text.click();
    await page.keyboard.type('Read more');
    await page.keyboard.press('ControlOrMeta+a');
    await tool('Link').click();
    const address = page.getByLabel('Address of the link');
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByText('Please give an address that begins with https://')).toBeVisible();
    await expect(text.getByRole('link')).toHaveCount(0);
    await address.fill('https://example.test/more');
    await address.press('Enter');
    await expect(text.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://example.test/more');

    await page.keyboard.press('End');
    await tool('Picture').click();
    await page.getByLabel('What the picture shows').fill('A quiet corner');
    await drawer(page)
      .getByLabel('Picture file')
      .setInputFiles({ name: 'corner.png', mimeType: 'image/png', buffer: PNG });
    await expect(text.getByRole('img', { name: 'A quiet corner' })).toBeVisible();
  },
);

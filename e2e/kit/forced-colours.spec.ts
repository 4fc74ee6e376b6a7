import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Locator, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';

const lineAround = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);

test(
  'with forced colours one sees the current page and where a menu and a list of options stand',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, ACCOUNTS.admin, SCREENS.reports.path);
    const entries = page.getByRole('navigation').first().getByRole('link');
    const [here, elsewhere] = [entries.and(page.locator('[aria-current=page]')), entries.first()];
    expect([await lineAround(here), await lineAround(elsewhere)]).toEqual(['solid', 'none']);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    const [first, second] = [page.getByRole('menuitem').nth(0), page.getByRole('menuitem').nth(1)];
    await expect(first).toBeFocused();
    await page.mouse.move(0, 0);
    expect([await lineAround(first), await lineAround(second)]).toEqual(['solid', 'none']);
    await page.keyboard.press('Escape');

    await page.getByLabel('Business users').click();
    const [highlighted, other] = [page.getByRole('option').nth(0), page.getByRole('option').nth(1)];
    await expect(highlighted).toHaveAttribute('data-highlighted', 'true');
    expect([await lineAround(highlighted), await lineAround(other)]).toEqual(['solid', 'none']);
  },
);

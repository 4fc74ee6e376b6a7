import { expect, type Locator } from 'playwright/test';

/**
 * Chooses an option of a select by its name, with retries: the dropdown may still be moving when it is clicked, and the
 * previous one may still be closing.
 */
export const choose = async (form: Locator, field: string, option: string) => {
  const list = form.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  const offered = list.getByTitle(option, { exact: true });
  await expect(async () => {
    if (!(await offered.isVisible())) await form.getByLabel(field).click({ timeout: 2_000 });
    await offered.click({ timeout: 2_000 });
    await expect(form.getByTitle(option, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
};

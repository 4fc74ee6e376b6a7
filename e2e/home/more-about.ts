import { expect, type Page } from 'playwright/test';

/** Opens what stands under 'More about' the child on a family's home; it may be open already. */
export const openMore = async (page: Page) => {
  const row = page.getByRole('main').getByRole('button', { name: /^More about / });
  await expect(row).toBeVisible();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
};

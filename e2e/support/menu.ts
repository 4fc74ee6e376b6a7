import { expect, type Page } from './test.ts';

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a group of an administrator's menu, if it is not the open one. */
export const openGroup = async (page: Page, name: 'People' | 'Content' | 'Communication' | 'System') => {
  const head = menuOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
};

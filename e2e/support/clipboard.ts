import type { Page } from 'playwright/test';

/** The copied text, pasted into an empty page: the product's own pages may not read the clipboard. */
export const clipboardText = async (page: Page): Promise<string> => {
  const other = await page.context().newPage();
  try {
    await other.setContent('<textarea></textarea>');
    const box = other.locator('textarea');
    await box.press('ControlOrMeta+v');
    return await box.inputValue();
  } finally {
    await other.close();
  }
};

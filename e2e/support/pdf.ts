import type { Page } from 'playwright/test';

/** How many pages the open page prints on, on A4 with the margins of its stylesheet. */
export const printedPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true });
  return (pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []).length;
};

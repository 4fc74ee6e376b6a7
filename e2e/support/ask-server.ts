import { getMe } from '@amberway/contract/users/endpoints';
import type { Page } from 'playwright/test';
import { toUrl } from '@amberway/contract/kernel/request-url';

/** The status of an API request with this token. */
export const statusOfToken = async (page: Page, token: string): Promise<number> => {
  const response = await page.request.get(toUrl(getMe), { headers: { authorization: `Bearer ${token}` } });
  return response.status();
};

import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { expect, type Page } from 'playwright/test';

/** As if ten minutes had passed since the sign-in: the next such request gets confirm_needed. */
export const confirmationLapsed = (page: Page, { method, path }: Pick<EndpointSpec, 'method' | 'path'>) => {
  const { status, message } = FAILURES.confirm_needed;
  const pattern = new RegExp(`/api/${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  let isOver = false;
  return page.route(pattern, (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    return route.fulfill({ status, json: { status: false, code: 'confirm_needed', message, requestId: 'lapsed' } });
  });
};

export const confirmPassword = async (page: Page, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm password' }).click();
  await expect(dialog).toBeHidden();
};

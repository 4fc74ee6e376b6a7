import { startSso } from '@amberway/contract/auth/sso-endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { ApiError } from '../../../kernel/api-error.ts';
import { call } from '../../../kernel/api.ts';

let isPending = false;

/** Leads the browser to the directory's page, which sends it to SsoScreen. */
export const tryDirectory = async (fail: (why?: string) => void): Promise<void> => {
  if (isPending) return;
  isPending = true;
  fail();
  try {
    const { data } = await call(startSso, undefined, { bearer: null });
    window.location.assign(data.url);
  } catch (error) {
    fail(error instanceof ApiError && !error.noResponse ? error.message : authTexts.noResponse);
  } finally {
    isPending = false;
  }
};

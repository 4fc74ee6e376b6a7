import { FAILURES } from '@amberway/contract/kernel/errors';
import { ssoTexts } from '@amberway/contract/auth/sso-texts';

type Returned = { code: string; state: string; iss?: string };

/** What the directory added to the address of our page: its answer, or the sentence that explains its refusal. */
export const readReturned = (search: string): Returned | string => {
  const params = new URLSearchParams(search);
  const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => params.get(name));
  if (error === 'access_denied') return ssoTexts.cancelled;
  if (error) return ssoTexts.failedThere;
  if (!code || !state) return FAILURES.sso_expired.message;
  return { code, state, ...(iss && { iss }) };
};

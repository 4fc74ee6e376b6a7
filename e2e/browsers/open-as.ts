import { login } from '@amberway/contract/auth/endpoints';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { SCREENS } from '@amberway/contract/shell/routes';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import type { Account } from '../support/sign-in.ts';
import type { Window } from './page/window.ts';

// A page of ours that does not start the app.
export const QUIET_PAGE = '/favicon.svg';

/** Signs in by the API, where the form is not the point, and opens a page. */
export const openAs = async (window: Window, account: Account, path: string = SCREENS.home.path) => {
  await window.goto(QUIET_PAGE);
  const status = await window.evaluate(
    async ([url, owner, active, email, password]) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const { data } = (await response.json()) as { data: { role: string; _id: string } };
      localStorage.setItem(owner, `${data.role}:${data._id}`);
      localStorage.setItem(active, String(Date.now()));
      return response.status;
    },
    [toUrl(login), storageKey('owner'), storageKey('lastActive'), account.email, account.password] as const,
  );
  if (status !== 200) throw new Error(`Sign-in of ${account.email}: ${status}`);
  await window.goto(path);
};

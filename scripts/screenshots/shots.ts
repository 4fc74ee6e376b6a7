import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';

// The screenshots of the README: page, viewer, width and theme.

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export type Shot = {
  name: string;
  path: string;
  account?: (typeof ACCOUNTS)[AccountName];
  viewport: { width: number; height: number };
  dark?: boolean;
};

const CHILD = `${SCREENS.program.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

export const SHOTS: readonly Shot[] = [
  { name: 'sign-in', path: PUBLIC_ROUTES.login, viewport: DESKTOP },
  { name: 'home', path: SCREENS.home.path, account: ACCOUNTS.parent, viewport: DESKTOP },
  { name: 'workspace', path: SCREENS.home.path, account: ACCOUNTS.coach, viewport: DESKTOP },
  { name: 'programme', path: CHILD, account: ACCOUNTS.parent, viewport: DESKTOP },
  { name: 'admin', path: SCREENS.usersProgram.path, account: ACCOUNTS.admin, viewport: DESKTOP },
  { name: 'phone', path: SCREENS.home.path, account: ACCOUNTS.parent, viewport: PHONE, dark: true },
  { name: 'dark', path: SCREENS.resources.path, account: ACCOUNTS.coach, viewport: DESKTOP, dark: true },
];

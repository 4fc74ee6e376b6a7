import { matchPath } from '../../kernel/router.ts';
import type { Role } from '@amberway/contract/kernel/roles';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';

// Pages where third-party code may run. An allowlist: a screen that is missing here is not tracked.

const WITHOUT_CHILDREN: readonly ScreenKey[] = [
  'apps',
  'authors',
  'avatarEvents',
  'avatars',
  'blogs',
  'broadcasts',
  'courses',
  'features',
  'homeContent',
  'lookups',
  'resourceCategories',
  'shortCategories',
  'shortLevels',
  'shorts',
  'tracking',
  'videoCategories',
  'videos',
  'workshops',
];

/** Business users see their clients' cards beside every page, so none of their pages is free of children. */
const ROLES: readonly Role[] = ['Administrator', 'Customer'];

/** The kind of page for third-party code, by the name of its screen; null where it may not run. */
export const trackedPage = (role: Role, firstTimeLogin: boolean, pathname: string): ScreenKey | null => {
  // The welcome wizard, with the child's form in it, covers any page.
  if (!ROLES.includes(role) || firstTimeLogin) return null;
  return WITHOUT_CHILDREN.find((key) => matchPath(SCREENS[key].path, pathname) !== null) ?? null;
};

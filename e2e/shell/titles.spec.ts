import type { Role } from '@amberway/contract/kernel/roles';
import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from 'playwright/test';
import { openAs } from '../support/open-as.ts';
import { walkTo } from '../support/places.ts';

/** The browser tab carries the title that the role has for each of these screens. */
const expectTitles = async (page: Page, role: Role, keys: readonly ScreenKey[]) => {
  for (const key of keys) {
    await walkTo(page, SCREENS[key].path.replace(/\/:\w+\?$/, ''));
    await expect(page, key).toHaveTitle(`${screenTitle(key, role)} · ${shellTexts.product}`);
  }
};

test('titles of a customer [B037 B038 T008 T009 T010 T011 T012 T013 T014 T015 T016 T017 T018 T019]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent);
  await expectTitles(page, 'Customer', [
    'home',
    'program',
    'forms',
    'formDetails',
    'sessions',
    'favourites',
    'learning',
    'sharedResources',
    'apps',
    'notifications',
    'sharedVideos',
    'reports',
  ]);
});

test('titles of an administrator [B039 B040 T020 T021 T022 T023 T024 T025 T026]', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin);
  await expectTitles(page, 'Administrator', [
    'home',
    'usersBusiness',
    'usersCustomer',
    'members',
    'tracking',
    'workshops',
    'broadcasts',
    'resources',
    'authors',
    'videos',
    'courses',
    'blogs',
    'posts',
  ]);
});

test('titles of a coach [B041 B042 T027]', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  await expectTitles(page, 'BusinessUser', [
    'home',
    'program',
    'forms',
    'sessions',
    'favourites',
    'learning',
    'apps',
    'resources',
    'blogs',
    'broadcasts',
    'posts',
    'members',
    'notifications',
  ]);
});

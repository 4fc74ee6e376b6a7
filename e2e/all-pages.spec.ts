import type { Role } from '@amberway/contract/kernel/roles';
import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { PRODUCT } from '@amberway/contract/shell/product';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from './support/test.ts';
import { expectNoViolations } from './support/axe.ts';
import { openAs } from './support/open-as.ts';
import { heading, walkTo } from './support/places.ts';
import { ADMIN_ONLY, EVERYONE, NO_ACCESS, STAFF } from './support/routes-by-role.ts';
import { settled } from './support/settled.ts';

const {
  erasures,
  home,
  jobs,
  lookups,
  messages,
  outbox,
  privacy,
  program,
  reports,
  tracking,
  unusualReading,
  usersExpand,
} = SCREENS;
const FAMILY = `/dashboard/customer${DEMO_PEOPLE.parent.id}`;
const CHILD = `${program.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

/** Screens by path, for pages whose title depends on the path alone. */
const KEYS = new Map(
  (Object.keys(SCREENS) as ScreenKey[]).map((key) => [SCREENS[key].path.replace(/\/:\w+\?$/, ''), key]),
);

/** Opens every page in turn: access is allowed, there is a heading, and the browser tab has the role's title for it. */
const expectPages = async (page: Page, role: Role, paths: readonly string[], look?: 'look') => {
  for (const path of paths) {
    await test.step(path, async () => {
      await walkTo(page, path);
      await expect(heading(page), path).toHaveText(/\S/);
      await expect(page.getByRole('main'), path).not.toContainText(NO_ACCESS);
      await expect(page.getByRole('main'), path).not.toContainText(shellTexts.underDevelopment);
      const key = KEYS.get(path);
      if (key) await expect(page, path).toHaveTitle(`${screenTitle(key, role)} · ${PRODUCT}`);
      else await expect(page, path).not.toHaveTitle(/not found/i);
      if (!look) return;
      await settled(page);
      await expectNoViolations(page);
    });
  }
};

test('a parent opens the pages of all roles and reports, under their titles; all are accessible [B003 B031 B037 B038 B111 R031 T008 T009 T010 T011 T012 T013 T014 T015 T016 T017 T018 T019]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAs(page, ACCOUNTS.parent);
  await expectPages(
    page,
    'Customer',
    [home.path, CHILD, ...EVERYONE, reports.path, privacy.path, messages.path],
    'look',
  );
  // The messages for pages without access and for pages that do not exist.
  for (const path of [tracking.path, `${home.path}/no-such-page`]) {
    await walkTo(page, path);
    await settled(page);
    await expectNoViolations(page);
  }
});

test('a coach opens the staff pages, with their titles; all are accessible [B029 B041 B042 B112 T027]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAs(page, ACCOUNTS.coach);
  await expectPages(
    page,
    'BusinessUser',
    [home.path, usersExpand.path, `${usersExpand.path}?search=nobody`, FAMILY, ...STAFF],
    'look',
  );
  await expectPages(page, 'BusinessUser', EVERYONE);
});

test('an administrator opens everything, under its title; the pages of administrators are accessible [B027 B039 B040 T020 T021 T022 T023 T024 T025 T026]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openAs(page, ACCOUNTS.admin);
  await expectPages(
    page,
    'Administrator',
    [home.path, jobs.path, erasures.path, unusualReading.path, outbox.path, lookups.path, ...ADMIN_ONLY],
    'look',
  );
  await expectPages(page, 'Administrator', [...STAFF, ...EVERYONE, reports.path]);
});

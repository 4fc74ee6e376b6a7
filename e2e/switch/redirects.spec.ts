import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading, walkTo } from '../support/places.ts';

const { arlo } = DEMO_CHILDREN;
const NOTE = `/dashboard/sessionNote/${arlo.id}/view`;
// The targets of B026.
const KNOWN = [
  '/dashboard/profile/sessions',
  '/dashboard/myprogram',
  '/dashboard/mysessions',
  '/dashboard/dailyInsights',
  '/dashboard/clientFiles',
  '/dashboard/myresources',
  '/dashboard/sharedVideos',
  '/dashboard/ideasForHome',
  NOTE,
];
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/dashboard/../login',
  '/dashboard/member/x',
];

const memberSwitch = (target: string) =>
  `${SWITCH_ROUTES.dashboardMember.replace(':memberId', arlo.id)}?redirect=${encodeURIComponent(target)}`;
const customerSwitch = (target: string) =>
  `${SWITCH_ROUTES.customer.replace(':customerId', DEMO_PEOPLE.parent.id)}?redirectUri=${encodeURIComponent(target)}`;

/** Records requests to other hosts. */
const watchHosts = (page: Page) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') strangers.push(request.url());
  });
  page.on('dialog', (dialog) => {
    strangers.push(dialog.message());
    void dialog.dismiss();
  });
  return strangers;
};

test('selecting a child redirects to every known target with that child [B025 B026 B034 B035]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  for (const target of KNOWN) {
    await walkTo(page, memberSwitch(target));
    await expect(page, target).toHaveURL(at(`${target}?memberId=${arlo.id}`));
  }
});

test('selecting a child with a hostile target goes home [B025]', { tag: '@long' }, async ({ page }) => {
  const strangers = watchHosts(page);
  await openAs(page, ACCOUNTS.parent);
  for (const target of HOSTILE) {
    await page.goto(memberSwitch(target));
    await expect(page, target).toHaveURL(at(`${SCREENS.home.path}?memberId=${arlo.id}`));
  }
  expect(strangers).toEqual([]);
});

test("opening a family's view honours a known redirectUri [B023 B024 B026]", { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, customerSwitch(NOTE));
  await expect(page).toHaveURL(at(NOTE));
  await expect(page.getByRole('button', { name: shellTexts.backToBusiness })).toBeVisible();
});

test("opening a family's view with a hostile redirectUri goes home [B023]", { tag: '@long' }, async ({ page }) => {
  const strangers = watchHosts(page);
  await openAs(page, ACCOUNTS.coach);
  for (const target of HOSTILE.slice(0, 6)) {
    await page.goto(customerSwitch(target));
    await expect(page, target).toHaveURL(at(SCREENS.home.path));
    await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
    await expect(page.getByText(`Welcome, ${DEMO_PEOPLE.coach.firstName}`)).toBeVisible();
  }
  expect(strangers).toEqual([]);
  await expect(heading(page)).toBeVisible();
});

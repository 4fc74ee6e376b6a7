import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { listSharedResources } from '@amberway/contract/resources/endpoints';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { taskNotificationTexts } from '@amberway/contract/tasks/notifications';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { atPath, heading } from '../support/places.ts';

const { noor, kaito } = DEMO_CHILDREN;
const programmeOf = (child: { id: string }) => `${SCREENS.program.path}?memberId=${child.id}`;

const familyView = SWITCH_ROUTES.customer.replace(':customerId', DEMO_PEOPLE.parent.id);
const TASK = 'Cards in the garden';

const dataOf = async <T>(page: Page, token: string, path: string) => {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { data: (T & { _id: string })[] }).data;
};
const outcomesOf = (page: Page, token: string, member: string) =>
  dataOf<{ name: string }>(page, token, toUrl(listOutcomes, undefined, { member }));

test(
  'a coach in a family’s view ticks as a coach, and the family’s notification opens the task [B244 B351 B352 B355]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const other = await browser.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() });
    try {
      const family = await other.newPage();
      await openAs(family, ACCOUNTS.parent, SCREENS.settings.path);
      await family.getByRole('button', { name: /^Notifications/ }).click();
      const panel = family.getByRole('dialog', { name: notificationTexts.title });
      await expect(panel.getByRole('list', { name: notificationTexts.title })).toBeVisible();
      const notification = panel.getByRole('button', { name: new RegExp(taskNotificationTexts.marked(TASK)) });
      const before = await notification.count();

      await openAs(page, ACCOUNTS.coach, familyView);
      await page.goto(programmeOf(noor));
      await expect(page.getByRole('button', { name: shellTexts.backToBusiness })).toBeVisible();
      // The coach's own permissions, but none of the family's personal actions.
      await expect(page.getByRole('button', { name: `${taskTexts.edit} ${TASK}` })).toBeVisible();
      await expect(page.getByRole('button', { name: /favorite/ })).toHaveCount(0);
      const box = page.getByRole('checkbox', { name: `Done: ${TASK}` });
      // An aborted journey may have left it ticked.
      if (await box.isChecked()) await box.click();
      await expect(box).not.toBeChecked();
      await box.click();
      const note = page.getByRole('dialog', { name: taskTexts.addNote });
      await note.getByLabel(taskTexts.notes).fill('With the garden gate open.');
      await note.getByRole('button', { name: taskTexts.ok }).click();
      await expect(note).toBeHidden();
      await expect(box).toBeChecked();

      // The open bell shows it without a reload.
      await expect(notification).toHaveCount(before + 1);
      await notification.first().click();
      const shown = family.getByRole('dialog', { name: TASK });
      await expect(shown.getByText('With the garden gate open.')).toBeVisible();
      await expect(shown.getByText(tickTexts.tickedBy(DEMO_PEOPLE.coach.firstName, 'today'))).toBeVisible();

      // Restored for other journeys.
      await box.click();
      await expect(box).not.toBeChecked();
      await page.reload();
      await expect(box).not.toBeChecked();
      await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
      await expect(page.getByText(`Welcome, ${DEMO_PEOPLE.coach.firstName}`)).toBeVisible();
    } finally {
      await other.close();
    }
  },
);

test('links from outside open the outcome, note or resource, but not another family’s [B180 R065]', async ({
  page,
}) => {
  const token = await openAs(page, ACCOUNTS.parent, programmeOf(noor));
  const [outcome] = await outcomesOf(page, token, noor.id);
  if (!outcome) throw new Error('The demo has a programme for Noor.');
  const to = (id: string, type: string) => SCREENS.eventCallback.path.replace(':id', id).replace(':type', type);

  await page.goto(to(outcome._id, 'goal'));
  await expect(heading(page)).toHaveText(outcome.name);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Open the programme' }).click();
  await expect(page).toHaveURL(atPath(SCREENS.program.path));
  await expect(page.getByRole('button', { name: `Skills of ${outcome.name}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  const [resource] = await dataOf<{ name: string }>(page, token, toUrl(listSharedResources, { id: noor.id }));
  if (!resource) throw new Error('The demo shares resources with Noor.');
  await page.goto(to(resource._id, 'resources'));
  await expect(heading(page)).toHaveText(resource.name);

  // There is no note with this id.
  await page.goto(to(outcome._id, 'session'));
  await expect(page.getByText(shellTexts.nothingHere)).toBeVisible();
  await page.goto(to(outcome._id, 'somewhere'));
  await expect(page.getByText(shellTexts.nothingHere)).toBeVisible();

  // Another family's outcome is not found, whoever sends the link.
  const adminToken = await openAs(page, ACCOUNTS.admin, SCREENS.settings.path);
  const [foreign] = await outcomesOf(page, adminToken, kaito.id);
  await openAs(page, ACCOUNTS.parent, to(foreign?._id ?? kaito.id, 'goal'));
  await expect(heading(page)).toHaveText(SCREENS.eventCallback.title);
  if (foreign) await expect(page.getByText(foreign.name)).toHaveCount(0);
  await page.goto(to(kaito.id, 'resources'));
  await expect(heading(page)).toHaveText(SCREENS.eventCallback.title);
});

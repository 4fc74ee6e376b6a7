import { calendarTexts } from '@amberway/contract/calendar/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { inHours, planAppointment } from '../activity-notes/steps.ts';
import { openAs } from '../support/open-as.ts';
import { openMore } from '../home/more-about.ts';
import { FAMILY_TABLE, walkRow } from './family-table.ts';
import { keyboardOf } from './keyboard.ts';
import { callApi, newFamily } from '../support/people.ts';

test.setTimeout(150_000);
// The system's wish for less motion would mean calm mode, which shows no figures and fewer blocks.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const row of FAMILY_TABLE) {
  test(`by keyboard, a family can ${row.row} with ${row.max} actions`, { tag: '@long' }, async ({ page }) => {
    await walkRow(page, keyboardOf, row);
  });
}

test('a family joins the next session, or puts it into a calendar, by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const meetLink = 'https://meet.example.test/kit';
  await planAppointment(page, home.coach.token, {
    member: home.member,
    title: 'At the library',
    startTime: inHours(20),
    meetLink,
  });
  await page.context().route(meetLink, (route) => route.fulfill({ body: 'The meeting' }));
  await openAs(page, home.family.account);
  const next = card(page, 'Upcoming session');
  const joining = keyboardOf(page);
  const [meeting] = await Promise.all([
    page.waitForEvent('popup'),
    joining.press(next.getByRole('link', { name: homeLabels.join })),
  ]);
  await meeting.waitForURL(meetLink);
  await meeting.close();
  joining.expectAtMost('family, join', 1);

  await page.reload();
  const keeping = keyboardOf(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keeping.press(next.getByRole('button', { name: calendarTexts.addToCalendar })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  keeping.expectAtMost('family, add to calendar', 1);
});

test('a family opens a shared resource by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const { id, name } = LIBRARY.waiting;
  await callApi(page, shareResources, {
    token: home.coach.token,
    params: { id: home.member },
    data: { resources: [id] },
  });
  await openAs(page, home.family.account);
  // It stays open as the family left it.
  await openMore(page);
  await page.reload();
  await card(page, dashboardTexts.weeklyResources).scrollIntoViewIfNeeded();
  const keyboard = keyboardOf(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keyboard.press(card(page, dashboardTexts.weeklyResources).getByRole('button', { name })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  keyboard.expectAtMost('family, open a shared resource', 1);
});

import { overviewTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';
import { ARLO, inHours, planAppointment, SLOW, writeNote } from './steps.ts';

test('a parent sees the next session, reads a note without staff-only parts, and likes an idea [B146 B178 B224 B227 B372 B857 T166 T167 T168 T169 T170]', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const mark = Date.now();
  const secret = `only for colleagues ${mark}`;
  const staff = await browser.newContext();
  const desk = await staff.newPage();
  const coach = await storeTokens(desk, ACCOUNTS.coach);
  const plan = await planAppointment(desk, coach, {
    member: ARLO,
    title: `Bakery ${mark}`,
    startTime: inHours(20),
    meetLink: 'https://meet.example/arlo',
  });
  const note = await writeNote(desk, coach, {
    member: ARLO,
    title: `Turn ${mark}`,
    internalNotes: secret,
    skillsForHome: `<p>Wait for five seconds ${mark}.</p>`,
    topWins: ['<p>Waited in the queue.</p>'],
    startTime: inHours(-0.5),
    endTime: inHours(-0.1),
  });
  const hidden = await writeNote(desk, coach, { member: ARLO, title: `Half ${mark}`, status: 'Pending' });
  await staff.close();

  await openAs(page, ACCOUNTS.parent, `${SCREENS.memberOverview.path}?memberId=${ARLO}&upcoming=all`);
  for (const name of [overviewTexts.primaryCoach, overviewTexts.team, overviewTexts.upcoming, overviewTexts.past])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const next = page.getByRole('listitem').filter({ hasText: plan.title });
  await expect(next.getByRole('link', { name: new RegExp(overviewTexts.meetingLink) })).toHaveAttribute(
    'href',
    'https://meet.example/arlo',
  );
  await expect(next.getByRole('button', { name: /Move|Cancel/ })).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  const card = page.getByRole('listitem').filter({ hasText: note.title });
  await expect(card.getByText('New')).toBeVisible(SLOW);
  await expect(page.getByText(hidden.title)).toHaveCount(0);
  await expect(page.getByRole('button', { name: noteTexts.add })).toHaveCount(0);
  await expectNoViolations(page);
  await card.getByRole('link', { name: new RegExp(note.title) }).click();
  const view = page.getByRole('dialog', { name: 'View session' });
  await expect(view.getByText('We went to the bakery.')).toBeVisible(SLOW);
  await expect(view.getByText(secret)).toHaveCount(0);
  await expect(view.getByText(noteTexts.internalNote)).toHaveCount(0);
  await expect(view.getByRole('button', { name: noteTexts.showSummary })).toHaveCount(0);
  await view.getByRole('tab', { name: noteTexts.tabs.latestWins }).click();
  await expect(view.getByText('Waited in the queue.')).toBeVisible();
  await expectNoViolations(page);
  await view.getByRole('button', { name: noteTexts.goBack }).click();
  await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  await expect(card.getByText('New')).toHaveCount(0, SLOW);

  await page.goto(`${SCREENS.ideasForHome.path}?memberId=${ARLO}`);
  const idea = page.getByRole('listitem').filter({ hasText: `Wait for five seconds ${mark}` });
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('session/usefulness') && response.ok()),
    idea.getByRole('button', { name: 'Like', exact: true }).click(),
  ]);
  await expect(idea.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  await page.reload();
  await expect(idea.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true', SLOW);

  // The target of links in mails and calendars.
  await page.goto(`/dashboard/event-callback/${note._id}/session`);
  await expect(page.getByRole('heading', { name: note.title })).toBeVisible(SLOW);
  await expect(page.getByText('We went to the bakery.')).toBeVisible();
  await expectNoViolations(page);
});

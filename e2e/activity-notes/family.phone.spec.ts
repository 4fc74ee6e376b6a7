import { overviewTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { printedPages } from '../support/pdf.ts';
import { atPath } from '../support/places.ts';
import { ARLO, inHours, planAppointment, SLOW, writeNote } from './steps.ts';

// Without motion the app is in calm mode, which has no 'New'.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  await planAppointment(desk, coach, {
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
  await writeNote(desk, coach, { member: ARLO, title: `Half ${mark}`, status: 'Pending' });
  await staff.close();

  await openAs(page, ACCOUNTS.parent, `${SCREENS.memberOverview.path}?memberId=${ARLO}&upcoming=all`);
  for (const name of [overviewTexts.primaryCoach, overviewTexts.team, overviewTexts.upcoming, overviewTexts.past])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const next = page.getByRole('listitem').filter({ hasText: `Bakery ${mark}` });
  await expect(next.getByRole('link', { name: new RegExp(overviewTexts.meetingLink) })).toHaveAttribute(
    'href',
    'https://meet.example/arlo',
  );
  await expect(next.getByRole('button', { name: /Move|Cancel/ })).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  const topic = `Turn ${mark}`;
  const row = page.getByRole('listitem').filter({ hasText: topic });
  await expect(row.getByText('New')).toBeVisible(SLOW);
  expect((await row.boundingBox())?.height).toBe(88);
  await expect(row.getByText('We went to the bakery.')).toBeVisible();
  const coming = page.getByRole('region', { name: 'Coming up' }).getByRole('link');
  for (const line of await coming.all()) expect((await line.boundingBox())?.height).toBe(44);
  await expect(page.getByText(`Half ${mark}`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: noteTexts.add })).toHaveCount(0);
  await expectNoViolations(page);

  // The whole note is one page without tabs.
  await row.getByRole('link').click();
  const letter = page.getByRole('article');
  await expect(letter.getByText(topic)).toBeVisible(SLOW);
  await expect(letter.getByRole('heading', { level: 2 })).toHaveText(['The win', 'What we did', 'Try at home']);
  for (const text of ['Waited in the queue.', 'We went to the bakery.', `Wait for five seconds ${mark}.`])
    await expect(letter.getByText(text)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(letter.getByRole('link', { name: 'Write to Mia' })).toHaveAttribute('href', /[?&]to=/);
  await expectNoViolations(page);
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('session/usefulness') && response.ok()),
    letter.getByRole('button', { name: 'Helpful' }).click(),
  ]);
  await expect(letter.getByText('Mia sees that this helped. Thank you.')).toBeVisible();

  // On paper: the letterhead, no buttons, and one page.
  await page.emulateMedia({ media: 'print' });
  await expect(letter.getByText(/^A note for the .* family$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Write to Mia' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  // By keyboard, back to the list.
  await page.getByRole('link', { name: 'Notes', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  await expect(row).toBeVisible(SLOW);
  await expect(row.getByText('New')).toHaveCount(0, SLOW);

  await page.goto(`${SCREENS.ideasForHome.path}?memberId=${ARLO}`);
  const idea = page.getByRole('listitem').filter({ hasText: `Wait for five seconds ${mark}` });
  await expect(idea.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true', SLOW);
  await expectNoViolations(page);

  // The target of links in mails and calendars.
  await page.goto(`/dashboard/event-callback/${note._id}/session`);
  await expect(page.getByRole('article').getByText(topic)).toBeVisible(SLOW);
  await expect(page.getByText('We went to the bakery.')).toBeVisible();
  await expectNoViolations(page);
});

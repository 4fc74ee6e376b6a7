import { overviewTexts, scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { paper } from '../library/files.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';
import { BEN, EMIL, fillMoment, inThreeDays, SLOW } from './steps.ts';

const { tabs } = noteTexts;

test('a coach schedules and moves a session, and makes a published note of it with a file and every question [B152 B234 B236 B365 B367 B373 B374 B375 B376 B377 B379 B491 B492 T247 T248 T320 T321 T351]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const title = `Library ${Date.now()}`;
  await openAs(page, ACCOUNTS.coach, `${SCREENS.memberOverview.path}?memberId=${BEN}&upcoming=all`);
  await expect(page.getByRole('heading', { name: overviewTexts.primaryCoach })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: scheduleTexts.schedule }).click();
  const dialog = page.getByRole('dialog', { name: scheduleTexts.schedule });
  await fillMoment(dialog, 'Start', inThreeDays(10, 0));
  // The end time follows the start time.
  await expect(dialog.getByLabel('End', { exact: true })).toHaveValue(inThreeDays(11, 0));
  await dialog.getByLabel(overviewTexts.meetingLink).fill('http://meet.example');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Schedule session' }).click();
  await expect(dialog.getByText(noteTexts.onlyHttps).first()).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(overviewTexts.meetingLink).fill('https://meet.example/ben');
  await dialog.getByRole('button', { name: 'Schedule session' }).click();
  await expect(page.getByText(scheduleTexts.scheduled)).toBeVisible(SLOW);

  const upcoming = page.getByRole('region', { name: overviewTexts.upcoming });
  const card = upcoming.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('link', { name: new RegExp(overviewTexts.meetingLink) })).toHaveAttribute(
    'href',
    'https://meet.example/ben',
  );
  await card.getByRole('button', { name: new RegExp(`^${scheduleTexts.move}`) }).click();
  const move = page.getByRole('dialog', { name: scheduleTexts.move });
  await fillMoment(move, 'Start', inThreeDays(14, 0));
  await move.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByText(scheduleTexts.moved)).toBeVisible(SLOW);
  await expect(card.getByText(/02:00 PM – 03:00 PM/)).toBeVisible();

  await card
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page).toHaveURL(/sessionNote\/[0-9a-f-]+\/view/);
  const view = page.getByRole('dialog', { name: 'View session' });
  await view.getByRole('button', { name: 'Write the note' }).click();
  const form = page.getByRole('dialog', { name: 'Edit session' });
  await form.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(noteTexts.noDescription).first()).toBeVisible(SLOW);
  await form.getByRole('textbox', { name: 'Description' }).fill('We read two books together.');
  await choose(form, 'Type', 'Resource development');
  // Half an hour is the default for this kind.
  await form.getByRole('button', { name: /^Time: / }).click();
  const end = form.getByLabel('End', { exact: true });
  await expect(end).toHaveValue(inThreeDays(14, 30));
  // An end before the start stays as typed, and the field shows the error.
  await end.fill(inThreeDays(13, 30));
  await end.press('Enter');
  await end.blur();
  await expect(end).toHaveValue(inThreeDays(13, 30));
  await expect(form.getByText(noteTexts.endAfterStart).first()).toBeVisible();
  await fillMoment(form, 'End', inThreeDays(14, 45));
  const publish = /^Publish to /;
  await form.getByRole('button', { name: publish }).click();
  await expect(page.getByText(noteTexts.noResource).first()).toBeVisible(SLOW);
  await expect(form.getByText(uploadTexts.noteFileTypes)).toBeInViewport();
  await expect(form.getByText(uploadTexts.noteFileTypes)).toBeVisible();
  const file = form.getByLabel('Resource file');
  await file.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(12 * 1024 * 1024 + 1),
  });
  await expect(form.getByText(uploadTexts.largerThan12Mb)).toBeVisible();
  await file.setInputFiles(paper(`${title}.pdf`));
  await expect(form.getByText(`${title}.pdf`)).toBeVisible(SLOW);
  // Its name is there from the start; the field has it once it has arrived.
  await expect(form.getByRole('button', { name: 'Choose from the library' })).toHaveCount(0, SLOW);
  await expect(form.getByText(uploadTexts.largerThan12Mb)).toHaveCount(0);
  await expectNoViolations(page);

  // The draft survives a reload: it is saved while typing.
  await expect(form.getByText(/^Saved \d\d:\d\d/)).toBeVisible(SLOW);
  await page.reload();
  await expect(form.getByText('Your unsaved changes were brought back.')).toBeVisible(SLOW);
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveText('We read two books together.');

  await form.getByRole('button', { name: publish }).click();
  const sheet = page.getByRole('dialog', { name: /^Before you publish to / });
  for (const question of [noteTexts.noInternalNote, noteTexts.noSkillsForHome, noteTexts.noLatestWins])
    await expect(sheet.getByRole('textbox', { name: question })).toBeVisible(SLOW);
  await expect(sheet.getByText(noteTexts.logged('Resource development', 45))).toBeVisible();
  await expectNoViolations(page);
  await sheet.getByRole('textbox', { name: noteTexts.noInternalNote }).fill('Calmer than last week.');
  await sheet.getByRole('button', { name: noteTexts.no }).click();
  await expect(sheet).toBeHidden();
  await expect(form.getByLabel(noteTexts.internalNote)).toHaveValue('Calmer than last week.');
  await form.getByRole('button', { name: publish }).click();
  await expect(sheet.getByText(noteTexts.noInternalNote)).toHaveCount(0);
  await sheet.getByRole('textbox', { name: noteTexts.noSkillsForHome }).fill('Read a page each evening.');
  await sheet.getByRole('button', { name: publish }).click();
  await expect(page.getByText(noteTexts.published('Ben'))).toBeVisible(SLOW);
  await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Published')).toBeVisible();
  await row.getByRole('cell', { name: 'Resource development' }).click();
  await view.getByRole('tab', { name: tabs.skillsForHome }).click();
  await expect(view.getByText('Read a page each evening.')).toBeVisible(SLOW);
  await view.getByRole('tab', { name: tabs.uploadResources }).click();
  await expect(view.getByRole('button', { name: new RegExp(`Download.*${title}`) })).toBeVisible(SLOW);
  await expectNoViolations(page);

  // The printed page names the child and has all parts of the note. A test cannot see the browser's print dialog.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await view.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: `Session: ${title}` })).toBeVisible();
  await expect(page.getByText('For Ben Kelly', { exact: true })).toBeVisible();
  for (const part of Object.values(tabs))
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test(
  'an unfinished note is on other devices, survives a lost network and can be discarded [B215 B219 B220 B328 B329 B368 B371 T149 T152]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const title = `Unfinished ${Date.now()}`;
    const list = `${SCREENS.notes.path}?memberId=${EMIL}`;
    await openAs(page, ACCOUNTS.coach, list);
    await page.getByRole('button', { name: noteTexts.add }).click();
    const form = page.getByRole('dialog', { name: 'Create session' });
    await form.getByLabel('Title').fill(title);
    await expect(form.getByText(/^Saved \d\d:\d\d/)).toBeVisible(SLOW);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('draft')).toMatch(/^\d+$/);
    await form.getByRole('button', { name: noteTexts.goBack }).click();
    await expect(page).toHaveURL(atPath(SCREENS.notes.path));
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row.getByText('draft')).toBeVisible(SLOW);

    const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
    const second = await elsewhere.newPage();
    await openAs(second, ACCOUNTS.coach, list);
    await second.getByRole('link', { name: new RegExp(title) }).click();
    const there = second.getByRole('dialog', { name: 'Create session' });
    await expect(there.getByText('This is your unfinished note.')).toBeVisible(SLOW);
    await expect(there.getByLabel('Title')).toHaveValue(new RegExp(title));
    await expect(there.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await elsewhere.setOffline(true);
    await there.getByRole('textbox', { name: 'Description' }).fill('Written on the train.');
    await expect(there.getByText(/^Kept in this browser/)).toBeVisible(SLOW);
    await elsewhere.setOffline(false);
    await expect(there.getByText(/^Saved \d\d:\d\d/)).toBeVisible(SLOW);
    await elsewhere.close();

    await row.getByRole('link', { name: new RegExp(title) }).click();
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveText('Written on the train.', SLOW);
    await form.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page).toHaveURL(atPath(SCREENS.notes.path));
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

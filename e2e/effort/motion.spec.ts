import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { openMore } from '../home/more-about.ts';
import { openAs } from '../support/open-as.ts';
import { newFamily } from '../support/people.ts';
import { newSkills, newTask } from './programme.ts';
import { chooseCalm, expectStill, movedByScript, seenMotion, watchMotion } from './stillness.ts';

test.setTimeout(180_000);

/** Opens an overlay, checks it, and closes it again. */
const lookAt = async (page: Page, opener: Locator, dialog: Locator, where: string) => {
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectStill(page, where);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectStill(page, `${where}, closed again`);
};

const walkFamily = async (page: Page) => {
  const home = await newFamily(page);
  const task = await newTask(page, home, (await newSkills(page, home)).id);
  await openAs(page, home.family.account);
  await expect(page.getByRole('checkbox', { name: `Done: ${task}` })).toBeVisible();
  await expectStill(page, 'family home');
  await openMore(page);
  const skills = page.getByRole('dialog', { name: dashboardTexts.skillsThisCycle });
  const cycle = page.getByRole('button', { name: new RegExp(`show ${dashboardTexts.skillsThisCycle}$`) });
  await lookAt(page, cycle, skills, 'skills of the cycle');
  // The confetti is replaced by text.
  const moments = page.getByRole('region', { name: dashboardTexts.brightMoments });
  await moments.scrollIntoViewIfNeeded();
  await moments.getByRole('button').first().click();
  await expect(page.getByText(homeLabels.wellDone)).toBeVisible();
  await expectStill(page, 'a starred moment');

  await page.goto(SCREENS.program.path);
  const shown = page.getByRole('dialog', { name: task });
  await lookAt(page, page.getByRole('main').getByRole('link', { name: task }), shown, 'programme');

  await page.goto(SCREENS.learning.path);
  const menu = page.getByRole('menuitem').first();
  await lookAt(page, page.getByRole('button', { name: /^Profile menu/ }), menu, 'library');

  // A family with data for the month and the charts.
  await openAs(page, ACCOUNTS.parent, `${SCREENS.reports.path}?range=Last%206%20Months`);
  await expect(page.getByRole('table', { name: /^Moods, sessions and mastered skills in / })).toBeVisible();
  await expectStill(page, 'insights');
};

const walkCoach = async (page: Page) => {
  const { coach, member } = await newFamily(page);
  await openAs(page, coach.account);
  await expectStill(page, 'workspace');
  const trend = page.getByRole('dialog', { name: `${dashboardTexts.utilization}: trend` });
  const opener = page.getByRole('region', { name: dashboardTexts.utilization }).getByRole('button', { name: /^Trend/ });
  await lookAt(page, opener, trend, 'trend');

  await page.goto(`${SCREENS.notes.path}?memberId=${member}`);
  const add = page.getByRole('main').getByRole('button', { name: noteTexts.add }).first();
  await lookAt(page, add, page.getByRole('dialog', { name: 'Create session' }), 'notes');
};

const walkAdmin = async (page: Page) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.usersProgram.path);
  const view = page.getByRole('button', { name: /^View / }).first();
  await expect(view).toBeVisible();
  await lookAt(page, view, page.getByRole('dialog'), 'users');
  const filter = page.getByRole('button', { name: 'Filter' });
  await lookAt(page, filter, page.getByRole('dialog', { name: 'Choose filters' }), 'filters');
};

const WALKS = { 'a family': walkFamily, 'a coach': walkCoach, 'an administrator': walkAdmin };

for (const [who, walk] of Object.entries(WALKS)) {
  test(`nothing moves for ${who} with reduced motion set in the system`, { tag: '@long' }, async ({ page }) => {
    await watchMotion(page);
    await walk(page);
  });
}

test.describe('on a system without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [who, walk] of Object.entries(WALKS)) {
    test(`nothing moves for ${who} in calm mode`, { tag: '@long' }, async ({ page }) => {
      await watchMotion(page);
      await chooseCalm(page);
      await walk(page);
    });
  }

  test(
    'without calm mode a dialog opens with motion, which is detected, and so is motion by a script',
    { tag: '@long' },
    async ({ page }) => {
      await watchMotion(page);
      await openAs(page, ACCOUNTS.admin, SCREENS.usersProgram.path);
      await page
        .getByRole('button', { name: /^View / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seenMotion(page)).not.toEqual([]);

      await page.evaluate(() => {
        const turn = (time: number) => {
          document.body.style.rotate = `${time % 360}deg`;
          requestAnimationFrame(turn);
        };
        requestAnimationFrame(turn);
      });
      expect(await movedByScript(page)).toEqual(['BODY']);
    },
  );
});

import { GAS_EXAMPLES } from '@amberway/contract/gas/examples';
import { GAS_QUALITY } from '@amberway/contract/gas/limits';
import { gasTexts } from '@amberway/contract/gas/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { gasLabels, LEVEL_NAMES, QUALITY_QUESTIONS, stateWords } from '../../apps/web/src/features/gas/labels.ts';
import { laddersPath } from '../../apps/web/src/features/gas/paths.ts';
import { expectNoViolations } from '../support/axe.ts';
import { chooseFirst } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { printedPages } from '../support/pdf.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';
import { closeAll } from './api.ts';

const CHILD = DEMO_CHILDREN.noor;
const [, dressing] = GAS_EXAMPLES;
const PAGE = laddersPath(CHILD.id);

const ladder = (page: Page) => page.getByRole('list', { name: dressing?.title ?? '' });
const rungs = (page: Page) => ladder(page).getByRole('listitem');
const step = (page: Page, level: keyof typeof LEVEL_NAMES) =>
  page.getByRole('radio', { name: new RegExp(LEVEL_NAMES[level]) });

test('coach and family write a goal together, agree, rate unseen by the other, settle and print the ladder', async ({
  page,
  browser,
}) => {
  const token = await openAs(page, ACCOUNTS.coach, PAGE);
  await closeAll(page, CHILD.id, token);
  const home = await browser.newContext({ reducedMotion: 'reduce' });
  const family = await home.newPage();
  try {
    await page.reload();
    // Written from an example.
    await expect(
      page
        .getByText(gasLabels.emptyTitle)
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: gasLabels.add }).click();
    const form = page.getByRole('dialog');
    await expect(form).toBeVisible();
    await chooseFirst(form, gasLabels.outcome);
    await form.getByLabel(gasLabels.goalTitle).fill(dressing?.title ?? '');
    await form.getByLabel(gasLabels.goalMeasure).fill(dressing?.measure ?? '');
    for (const [index, level] of ([-2, -1, 0, 1, 2] as const).entries())
      await form
        .getByRole('textbox', { name: new RegExp(`\\d ${LEVEL_NAMES[level]}`) })
        .fill(dressing?.levels[index] ?? '');
    await expectNoViolations(page);
    await form.getByRole('button', { name: /save|create|add/i }).click();
    await expect(page.getByText(gasTexts.created)).toBeVisible();
    await expect(rungs(page)).toHaveCount(5);

    // The coach answers three questions and agrees, then the family.
    for (const question of GAS_QUALITY)
      await page.getByRole('radiogroup', { name: QUALITY_QUESTIONS[question] }).getByLabel('Yes').check();
    await page.getByRole('button', { name: gasLabels.agree }).click();
    await expect(page.getByText(gasLabels.notYet(gasLabels.family))).toBeVisible();
    await openAs(family, ACCOUNTS.parent, PAGE);
    await family.getByRole('button', { name: gasLabels.agree }).click();
    await expect(family.getByText(stateWords.agreed).first()).toBeVisible();
    // What the other side does appears at once.
    await expect(page.getByText(stateWords.agreed).first()).toBeVisible();

    // Each side rates without the other's step.
    await step(page, 1).check();
    await page.getByLabel(gasLabels.line).fill('All but the shoes.');
    await page.getByRole('button', { name: gasLabels.save }).click();
    await expect(page.getByText(`${gasLabels.family}: ${gasLabels.waiting}`)).toBeVisible();
    await expect(family.getByText(stateWords.oneOfTwo).first()).toBeVisible();
    await expect(family.getByText('All but the shoes.')).toHaveCount(0);
    await expect(rungs(family).filter({ hasText: 'Mia' })).toHaveCount(0);
    await step(family, 0).check();
    await family.getByRole('button', { name: gasLabels.save }).click();

    // Both see both, talk it over and agree on one step.
    await expect(family.getByText('“All but the shoes.”')).toBeVisible();
    await expect(page.getByText(gasLabels.differ)).toBeVisible();
    await step(page, 1).check();
    await page.getByLabel(gasLabels.howAgreed).fill('The shoes have laces.');
    await page.getByRole('button', { name: gasLabels.agreeOn }).click();
    for (const one of [page, family]) {
      await expect(rungs(one).filter({ hasText: gasLabels.nowHere })).toContainText(LEVEL_NAMES[1]);
      await expect(one.getByText('The shoes have laces.')).toBeVisible();
    }
    await settled(page);
    await expectNoViolations(page);
    await expectNoViolations(family);
    // One goal has no score.
    await expect(page.getByText(gasLabels.noScore)).toBeVisible();

    // The ladder on one sheet: five steps and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await expect(rungs(page)).toHaveCount(5);
    await expect(page.getByRole('button', { name: gasLabels.print })).toBeHidden();
    await expect(page.getByText(gasLabels.now)).toBeHidden();
    expect(await printedPages(page)).toBe(1);
  } finally {
    await closeAll(page, CHILD.id, token);
    await home.close();
  }
});

import { logout } from '@amberway/contract/auth/endpoints';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';
import { clearSkills, journeyName, programmeOf } from './steps.ts';
import { choose } from '../support/choose.ts';

// A child with a new programme: nothing else is active there.
const FAMILY = DEMO_PEOPLE.newparent;
const CHILD = DEMO_CHILDREN.emil;
const [TYPE = ''] = START_LOOKUPS.skill;
const [SKILL_TYPE = ''] = START_LOOKUPS.milestoneType;
const [TASK_TYPE = ''] = START_LOOKUPS.taskType;

const outcomeForm = (page: Page) => page.getByRole('dialog', { name: outcomeTexts.form('Create') });

const fillOutcome = async (page: Page, name: string) => {
  await page.getByRole('button', { name: outcomeTexts.add }).click();
  const form = outcomeForm(page);
  await form.getByLabel(outcomeTexts.name).fill(name);
  await choose(form, outcomeTexts.type, TYPE);
  await form.getByLabel('needed skill 1').fill('Looking at the speaker');
  await form.getByLabel(outcomeTexts.progress).fill('Three times a day');
};

const addOutcome = async (page: Page, name: string) => {
  await fillOutcome(page, name);
  const form = outcomeForm(page);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Add outcome' }).click();
  await expect(page.getByText(outcomeTexts.created)).toBeVisible();
  await expect(form).toBeHidden();
};

const addSkill = async (page: Page, outcome: string, name: string, waits = false) => {
  await page.getByRole('button', { name: `${skillTexts.add} to ${outcome}` }).click();
  const form = page.getByRole('dialog', { name: skillTexts.form('Create') });
  await form.getByLabel(skillTexts.name).fill(name);
  await choose(form, skillTexts.type, SKILL_TYPE);
  await form.getByLabel('target skill 1').fill('Turns to the voice');
  if (waits) {
    await choose(form, skillTexts.status, 'On-hold');
    await form.getByLabel(skillTexts.comment).fill('After the first one');
  }
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
};

const panelOf = (page: Page, skill: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: skill, exact: true }) })
    .last();

const pressMastered = async (page: Page, skill: string) => {
  await panelOf(page, skill).getByRole('button', { name: skillTexts.master }).click();
  return page.getByRole('dialog').filter({ hasText: skillTexts.confirmMastered }).getByRole('button', { name: 'Yes' });
};

test(
  'a coach builds a programme from nothing, masters its skill and starts the next one [B151 B206 B207 B208 B336 B344 B348 B349 T336 T344 T341 T365 T367]',
  { tag: '@long' },
  async ({ page }) => {
    // Four forms, two of them checked by axe.
    test.setTimeout(120_000);
    const token = await openAs(page, ACCOUNTS.coach, programmeOf(FAMILY.id));
    await clearSkills(page, token, CHILD.id);
    const name = journeyName();
    await addOutcome(page, name);
    await page.getByRole('button', { name: `Skills of ${name}` }).click();
    await expect(page.getByText(skillTexts.noneForCoach)).toBeVisible();
    await addSkill(page, name, `${name} first`);
    await addSkill(page, name, `${name} second`, true);

    const first = panelOf(page, `${name} first`);
    await expect(first.getByText(skillTexts.noTasksHint)).toBeVisible();
    await first.getByRole('button', { name: taskTexts.add }).click();
    const task = page.getByRole('dialog', { name: taskTexts.form('Create') });
    await task.getByLabel(taskTexts.name).fill(`${name} task`);
    await choose(task, taskTexts.type, TASK_TYPE);
    // The family is chosen already.
    await expect(task.getByRole('button', { name: `Remove ${FAMILY.firstName} ${FAMILY.lastName}` })).toBeVisible();
    await task.getByLabel(taskTexts.description).fill('Call the name and wait.');
    await task.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByText(taskTexts.created)).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} task` })).toBeVisible();
    await expectNoViolations(page);

    await (await pressMastered(page, `${name} first`)).click();
    await expect(page.getByText(skillTexts.mastered(`${name} first`))).toBeVisible();
    const offer = page.getByRole('dialog').filter({ hasText: skillTexts.offerNext });
    await offer.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(skillTexts.newActive(`${name} second`))).toBeVisible();
    await expect(first.getByRole('button', { name: taskTexts.add })).toHaveCount(0);
    await expect(panelOf(page, `${name} second`).getByRole('button', { name: skillTexts.master })).toBeVisible();
    await clearSkills(page, token, CHILD.id);
  },
);

test(
  'a form survives an expired session: after signing in it is restored and can be saved',
  { tag: '@long' },
  async ({ page }) => {
    const token = await openAs(page, ACCOUNTS.coach, programmeOf(FAMILY.id));
    const name = journeyName();
    await fillOutcome(page, name);
    const ended = await page.request.post(toUrl(logout), { headers: { authorization: `Bearer ${token}` } });
    expect(ended.ok()).toBe(true);
    await outcomeForm(page).getByRole('button', { name: 'Add outcome' }).click();

    await loginForm(page).send(ACCOUNTS.coach);
    const form = outcomeForm(page);
    await expect(form.getByText('Your unsaved changes were brought back.')).toBeVisible();
    await expect(form.getByLabel(outcomeTexts.name)).toHaveValue(name);
    await expect(form.getByLabel(outcomeTexts.progress)).toHaveValue('Three times a day');
    await expect(form.getByLabel(outcomeTexts.type)).toHaveValue(TYPE);
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add outcome' }).click();
    await expect(page.getByText(outcomeTexts.created)).toBeVisible();
    await expect(form).toBeHidden();
    // The draft is gone: a new form is empty.
    await page.getByRole('button', { name: outcomeTexts.add }).click();
    await expect(form.getByLabel(outcomeTexts.name)).toHaveValue('');
  },
);

test(
  'of two who master a skill at once one gets a conflict; no skill is started twice [B348 B350 B595 T366]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const token = await openAs(page, ACCOUNTS.coach, programmeOf(FAMILY.id));
    await clearSkills(page, token, CHILD.id);
    const name = journeyName();
    await addOutcome(page, name);
    await page.getByRole('button', { name: `Skills of ${name}` }).click();
    await addSkill(page, name, `${name} first`);
    await addSkill(page, name, `${name} second`, true);

    const other = await browser.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() });
    try {
      const second = await other.newPage();
      await openAs(second, ACCOUNTS.coach, programmeOf(FAMILY.id));
      await second.getByRole('button', { name: `Skills of ${name}` }).click();
      const yes = [await pressMastered(page, `${name} first`), await pressMastered(second, `${name} first`)];
      await Promise.all(yes.map((button) => button.click()));

      // One succeeds and is offered the next skill. The other gets the conflict message and sees the change.
      const pages = [page, second];
      const shownOn = async (what: (one: Page) => Locator) => {
        const seen = await Promise.all(pages.map((one) => what(one).isVisible()));
        return pages.filter((_, n) => seen[n]);
      };
      const offerOn = (one: Page) => one.getByRole('dialog').filter({ hasText: skillTexts.offerNext });
      const refusalOn = (one: Page) => one.getByText(FAILURES.stale.message);
      await expect.poll(async () => (await shownOn(offerOn)).length).toBe(1);
      await expect.poll(async () => (await shownOn(refusalOn)).length).toBe(1);
      const [winner] = await shownOn(offerOn);
      const [loser] = await shownOn(refusalOn);
      if (!winner || !loser) throw new Error('Both answers were just seen.');
      expect(winner).not.toBe(loser);
      await expect(panelOf(loser, `${name} first`).getByText('Mastered', { exact: true })).toBeVisible();

      // While the offer is open, the waiting skill is started elsewhere.
      await panelOf(loser, `${name} second`)
        .getByRole('button', { name: `${skillTexts.edit} ${name} second` })
        .click();
      const form = loser.getByRole('dialog', { name: skillTexts.form('Edit') });
      await choose(form, skillTexts.status, 'Active');
      await form.getByRole('button', { name: 'Save skill' }).click();
      await expect(form).toBeHidden();
      await offerOn(winner).getByRole('button', { name: 'Yes' }).click();
      await expect(winner.getByText(skillTexts.anotherActive)).toBeVisible();
    } finally {
      await other.close();
    }
    await clearSkills(page, token, CHILD.id);
  },
);

test(
  'an administrator sees the programme read-only and prints all of it [B159 B209 B516]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.admin, programmeOf(DEMO_PEOPLE.parent.id));
    await expect(page.getByRole('checkbox').first()).toBeDisabled();
    await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete|Mark)/ })).toHaveCount(0);
    await expectNoViolations(page);

    // Simulates the browser's print events: a test cannot see its print dialog.
    const folded = page.getByRole('list', { name: 'Skills of Getting dressed in the morning' });
    await expect(folded).toHaveCount(0);
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    await expect(folded.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Skills of/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(folded).toHaveCount(0);
  },
);

test('Ctrl K finds an outcome of any client and opens it in its programme', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SCREENS.settings.path);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find anything' });
  await expect(box).toBeFocused();
  await box.fill('instead of leaving');
  await page.getByRole('option', { name: /Asking for help instead of leaving/ }).click();
  await expect(page).toHaveURL(atPath(SCREENS.program.path));
  const shown = page.getByRole('dialog', { name: 'Asking for help instead of leaving' });
  await expect(shown.getByText(outcomeTexts.progress)).toBeVisible();
  await expect(shown.getByRole('textbox')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByLabel('Child', { exact: true }).locator('option:checked')).toHaveText('Arlo Sharma');
});

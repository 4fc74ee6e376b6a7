import { CHILD_ANSWERS } from '@amberway/fixtures/forms';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { type Browser, expect, test } from '../support/test.ts';
import { fillInTitle, labels } from '../../apps/web/src/features/onboarding-forms/labels.ts';
import { labels as startWords } from '../../apps/web/src/features/onboarding/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { fillPart, fillRest, formFrame, nextPart } from '../support/forms.ts';
import { allStored } from '../support/browser-storage.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { agreeOnce, signIn } from '../support/sign-in.ts';

// The first sign-in happens only once, so this family has a separate server.
test.describe.configure({ mode: 'serial' });
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer({ SIGN_IN_PER_MINUTE: '100000' });
});
test.afterAll(() => server.stop());

const device = async (browser: Browser, { returning = false } = {}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, ACCOUNTS.newparent);
  if (!returning) await agreeOnce(page);
  const wizard = page.getByRole('dialog', { name: /Welcome, step/ });
  const press = (name: string) => wizard.getByRole('button', { name, exact: true }).click();
  return { context, page, wizard, press };
};

const aboutEmil = fillInTitle({
  type: 'child',
  member: { _id: '', firstName: 'Emil', lastName: '', avatarUrl: null },
});
const aboutYou = fillInTitle({ type: 'parent', member: null });

test(
  'an interrupted form continues from its draft on another device [B071 B057]',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(90_000);
    const first = await device(browser);
    await first.press(onboardingTexts.next);
    await first.press(aboutEmil);
    const frame = formFrame(first.page);
    await expect(frame.getByLabel('What does your child like to be called? *')).toHaveValue('Emil');
    await fillPart(frame, 'child', 0);
    await nextPart(frame);
    await frame.getByLabel('What does your child love? *').fill('Trains and water');
    await expect(frame.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible({ timeout: 10_000 });
    await first.context.close();

    const second = await device(browser);
    await second.press(onboardingTexts.next);
    await second.press(aboutEmil);
    const resumed = formFrame(second.page);
    await expect(resumed.getByText('Part 2 of 4')).toBeVisible();
    await expect(resumed.getByLabel('What does your child love? *')).toHaveValue('Trains and water');
    // Escape and clicks outside do not close it: only its own button does, and the draft stays.
    await second.page.keyboard.press('Escape');
    await second.page.mouse.click(5, 5);
    await expect(second.page.locator('iframe')).toBeVisible();
    await second.page.getByRole('button', { name: labels.later }).click();
    await expect(second.page.locator('iframe')).toHaveCount(0);
    await expect(second.wizard.getByText('Not submitted')).toBeVisible();
    await second.context.close();
  },
);

test('a new parent goes through film, forms and dashboard [B006 B007 B054 B055 B056 B059 T039 T040 T042]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, wizard, press, context } = await device(browser);
  await expect(wizard.getByRole('figure', { name: 'Welcome film' })).toBeVisible();
  await expect(wizard.getByRole('button', { name: onboardingTexts.previous })).toHaveCount(0);
  await expectNoViolations(page);

  await press(onboardingTexts.next);
  await expect(wizard.getByRole('heading', { name: 'Tell us about your child' })).toBeVisible();
  await expectNoViolations(page);
  await press(aboutEmil);
  // The form is prefilled with known data [B058].
  await expect(formFrame(page).getByRole('heading', { level: 1, name: 'About Emil Weber' })).toBeVisible();
  await expectNoViolations(page);
  await fillRest(formFrame(page), 'child');
  const tick = wizard.getByRole('img', { name: 'About Emil: completed' });
  await expect(tick).toBeVisible();
  await expect(wizard.getByRole('button', { name: labels.fillIn })).toHaveCount(0);

  await press(onboardingTexts.next);
  await press(aboutYou);
  await expect(formFrame(page).getByLabel('Your first name *')).toHaveValue('Jonas');
  await fillRest(formFrame(page), 'parent');
  await expect(wizard.getByRole('img', { name: 'About you: completed' })).toBeVisible();

  await press(onboardingTexts.previous);
  await expect(tick).toBeVisible();
  await press(onboardingTexts.next);
  await press(onboardingTexts.next);
  await expect(wizard.getByRole('heading', { name: startWords.startTitle })).toBeVisible();
  await expect(wizard.getByText(startWords.appTitle)).toBeVisible();
  await expect(wizard.getByRole('button', { name: onboardingTexts.next, exact: true })).toHaveCount(0);
  await expectNoViolations(page);
  await press(onboardingTexts.continueToDashboard);
  await expect(wizard).toBeHidden();

  // No form data stays in the browser after the submission.
  expect(JSON.stringify(await allStored(page))).not.toContain('Trains');
  await page.goto(`${SCREENS.formDetails.path}?type=child`);
  await expect(page.getByText(String(CHILD_ANSWERS['hope']))).toBeVisible();
  await context.close();
});

test('a returning customer sees no wizard [B071]', async ({ browser }) => {
  const { page, wizard, context } = await device(browser, { returning: true });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Jonas');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Jonas');
  await expect(wizard).toHaveCount(0);
  await context.close();
});

import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { expect, type Locator, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/onboarding-forms/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { formFrame } from '../support/forms.ts';
import { agreeOnce, signIn } from '../support/sign-in.ts';

/** Polls until the opening animation has reached the full size. */
const fillsTheScreen = (box: Locator) => expect.poll(async () => (await box.boundingBox())?.width).toBe(390);

test('on a phone the wizard and its form fill the screen [B054 B057]', { tag: '@long' }, async ({ page }) => {
  await signIn(page, ACCOUNTS.newparent);
  await agreeOnce(page);
  const wizard = page.getByRole('dialog', { name: /Welcome, step 1/ });
  await fillsTheScreen(wizard);
  await expectNoViolations(page);
  const next = wizard.getByRole('button', { name: onboardingTexts.next });
  const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};
  expect(y + height, 'the buttons are at the lower edge').toBeGreaterThan(844 - 32);
  await next.click();
  await page.getByRole('button', { name: labels.fillIn }).click();
  await expect(formFrame(page).getByLabel('Your first name *')).toHaveValue('Jonas');
  await fillsTheScreen(page.locator('iframe'));
  const nextPart = formFrame(page).getByRole('button', { name: 'Next part' });
  await expect(nextPart).toBeInViewport();
  await nextPart.click();
  await expect(formFrame(page).getByText('Some questions still need an answer.')).toBeVisible();
  await expect(formFrame(page).getByRole('radio', { name: 'Yes, autism' })).toBeFocused();
  await expectNoViolations(page);
});

test(
  'with reduced motion the film is a picture story: nothing moves, and the full text is there [B006]',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, ACCOUNTS.newparent);
    await agreeOnce(page);
    const film = page.getByRole('figure', { name: 'Welcome film' });
    await film.getByRole('button', { name: 'Scene 3 of 4' }).click();
    await expect(film.getByText(/one at a time/).first()).toBeVisible();
    expect(
      await film
        .locator('ellipse')
        .first()
        .evaluate((stone) => getComputedStyle(stone).transitionDuration),
    ).toBe('0s');
    await film.getByText('Read the words of the film').click();
    await expect(film.getByText('It is good that you are here.')).toBeVisible();
  },
);

import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { expect, type FrameLocator, test } from '../support/test.ts';
import { openFormPath } from '../../apps/web/src/features/onboarding-forms/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { formFrame } from '../support/forms.ts';
import { openAs } from '../support/open-as.ts';

const KELLY = { email: DEMO_PEOPLE.kelly.email, password: DEMO_PASSWORD };
const BEN = openFormPath({
  type: 'child',
  member: { _id: DEMO_CHILDREN.ben.id, firstName: 'Ben', lastName: 'Kelly' },
} as Parameters<typeof openFormPath>[0]);
const nameIn = (frame: FrameLocator) => frame.getByLabel('What does your child like to be called? *');

test(
  'with two devices on one draft, both texts are stored until the user chooses',
  { tag: '@long' },
  async ({ browser, baseURL, page }) => {
    await openAs(page, KELLY, BEN);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
    const other = await context.newPage();
    await openAs(other, KELLY, BEN);
    const [here, there] = [formFrame(page), formFrame(other)];
    await expect(nameIn(there)).toBeVisible();

    await nameIn(here).fill('Benny');
    await expect(here.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
    await nameIn(there).fill('Benjamin');
    const choice = there.getByText('This was also changed somewhere else');
    await expect(choice).toBeVisible();
    await expect(nameIn(there)).toHaveValue('Benjamin');
    await expect(there.getByRole('definition')).toHaveText(['Benny']);
    await expectNoViolations(other);
    await there.getByRole('button', { name: 'Use the other text' }).click();
    await expect(nameIn(there)).toHaveValue('Benny');
    await expect(choice).toBeHidden();

    await nameIn(here).fill('Ben K.');
    await expect(here.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
    await nameIn(there).fill('B.');
    await there.getByRole('button', { name: 'Keep what is here' }).click();
    await expect(there.getByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
    await context.close();

    await page.reload();
    await expect(nameIn(formFrame(page))).toHaveValue('B.');
  },
);

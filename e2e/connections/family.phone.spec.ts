import { calendarTexts, GENERIC_TITLE } from '@amberway/contract/calendar/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { eventsIn } from '../../apps/api/src/testing/ical.ts';
import { labels } from '../../apps/web/src/features/calendar/labels.ts';
import { clipboardText } from '../support/clipboard.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a parent subscribes to a calendar, replaces its URL and removes it [C267 C268]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.parent, SCREENS.settings.path);
    const card = page.getByRole('region', { name: calendarTexts.feedTitle });
    await card.getByRole('button', { name: labels.make }).click();
    await card.getByRole('button', { name: labels.copy }).click();
    await expect(page.getByText(calendarTexts.feedCopied)).toBeVisible();
    const first = await clipboardText(page);
    // Scrolled away from the fixed bars, which would cover parts of the page.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);

    // Like a calendar client: with the URL only.
    const read = (url: string) => page.request.fetch(url, { headers: { authorization: '' } });
    const calendar = await read(first);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    const events = eventsIn(await calendar.text());
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set([GENERIC_TITLE]));

    await card.getByLabel(labels.details).check();
    await card.getByRole('button', { name: labels.replace }).click();
    await page.getByRole('dialog', { name: labels.replaceQuestion }).getByRole('button', { name: 'Yes' }).click();
    const address = card.getByLabel(labels.address);
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect((await read(first)).status()).toBe(404);
    const listed = eventsIn(await (await read(second)).text());
    expect(listed.some(({ summary }) => summary !== GENERIC_TITLE)).toBe(true);

    await card.getByRole('button', { name: labels.revoke }).click();
    await page.getByRole('dialog', { name: labels.revokeQuestion }).getByRole('button', { name: 'Yes' }).click();
    await expect(card.getByText(labels.feedOff)).toBeVisible();
    expect((await read(second)).status()).toBe(404);
  },
);

import { shareVideos, unshareVideos } from '@amberway/contract/shared-videos/endpoints';
import { sharedVideoTexts } from '@amberway/contract/shared-videos/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { sharedVideoLabels as labels } from '../../apps/web/src/features/shared-videos/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { SLOW } from './kit.ts';

const { noor, kaito } = DEMO_CHILDREN;
const FILM = 'Reading faces';
const PATH = `${SCREENS.sharedVideos.path}?memberId=${noor.id}`;

test(
  'a coach shares a video with a child, the family sees it, and the coach unshares it [B739 C248 C249 R067]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const token = await openAs(page, ACCOUNTS.coach, PATH);
    const headers = { authorization: `Bearer ${token}` };
    const data = { videos: [contentId('video', 6)] };
    await page.request.post(toUrl(unshareVideos, { memberId: noor.id }), { headers, data });
    await page.reload();
    await expect(page.getByRole('link', { name: FILM })).toHaveCount(0);

    await page.getByRole('button', { name: labels.share }).click();
    const dialog = page.getByRole('dialog', { name: labels.share });
    await dialog.getByLabel(labels.find).first().fill('faces');
    await expect(dialog.getByRole('listitem')).toHaveCount(1, SLOW);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: `${labels.shareOne} ${FILM}` }).click();
    await expect(page.getByText(sharedVideoTexts.shared)).toBeVisible(SLOW);
    await expect(dialog.getByText(labels.sharedMark, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: FILM })).toBeVisible();

    const family = await browser.newPage();
    await openAs(family, ACCOUNTS.parent, PATH);
    await expect(family.getByRole('link', { name: FILM })).toBeVisible(SLOW);
    await expect(family.getByRole('button', { name: labels.share })).toHaveCount(0);
    await family.close();

    await page.getByRole('button', { name: `${labels.unshare} ${FILM}` }).click();
    await expect(page.getByRole('link', { name: FILM })).toHaveCount(0, SLOW);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: FILM })).toBeVisible(SLOW);
    await expectNoViolations(page);

    // A child of a family the coach does not work with gets 404.
    const foreign = await page.request.post(toUrl(shareVideos, { memberId: kaito.id }), { headers, data });
    expect(foreign.status()).toBe(404);
  },
);

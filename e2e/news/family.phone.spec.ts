import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { broadcast } from '@amberway/contract/content/types/broadcast';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { newsTexts } from '@amberway/contract/news/texts';
import { postNotificationTexts } from '@amberway/contract/posts/notifications';
import { postTexts } from '@amberway/contract/posts/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { settled } from '../support/settled.ts';
import { openMore } from '../home/more-about.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectFits = async (page: Page) => {
  await settled(page);
  // axe cannot judge elements that the header half covers.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
};

test(
  'a parent asks on a phone, a coach answers with a link, and the answer appears live',
  { tag: '@long' },
  async ({ page, browser }) => {
    // A unique text, so that the journey can run several times against one server.
    const question = `How do we begin with haircuts? (${Date.now()})`;
    await openAs(page, ACCOUNTS.parent, SCREENS.myPosts.path);
    await page.getByRole('button', { name: 'Send post' }).click();
    await expect(page.getByText(postTexts.postRequired)).toBeVisible();
    await expectFits(page);
    const field = page.getByLabel('Your question or story');
    await field.fill(question);
    // The draft survives a reload.
    await page.reload();
    await expect(field).toHaveValue(question);
    await page.getByRole('button', { name: 'Send post' }).click();
    const mine = page.getByRole('article').filter({ hasText: question });
    await expect(mine.getByText('Waiting for an answer')).toBeVisible();

    const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const desk = await office.newPage();
    await openAs(desk, ACCOUNTS.coach, `${SCREENS.posts.path}?showUnansweredPosts=true`);
    await expect(desk.getByRole('link', { name: /^Posts.*waiting/ })).toBeVisible();
    await desk
      .getByRole('row')
      .filter({ hasText: question })
      .getByRole('button', { name: /^Answer/ })
      .click();
    const drawer = desk.getByRole('dialog');
    await drawer.getByLabel('Response', { exact: true }).fill('Start with the sound of the clippers, far away.');
    await drawer.getByLabel('Referral links', { exact: true }).click();
    await desk.keyboard.type('hairdresser');
    await offered(desk).filter({ hasText: LIBRARY.haircut.name }).first().click();
    await expect(drawer.getByRole('button', { name: `Remove ${LIBRARY.haircut.name}` })).toBeVisible();
    await desk.keyboard.press('Tab');
    await drawer.getByRole('button', { name: 'Publish answer' }).click();
    await expect(desk.getByText(postTexts.answered)).toBeVisible();
    await office.close();

    // The answer appears without a reload, and the bell shows a notification.
    await expect(mine.getByText('Start with the sound of the clippers, far away.')).toBeVisible();
    await expect(mine.getByText('Answered', { exact: true })).toBeVisible();
    await mine.getByRole('link', { name: LIBRARY.haircut.name }).click();
    await expect(heading(page)).toHaveText(LIBRARY.haircut.name);
    await page.goto(SCREENS.notifications.path);
    await page.getByText(postNotificationTexts.answered).first().click();
    await expect(page).toHaveURL((url) => url.pathname === SCREENS.myPosts.path);
    // An earlier answer links to an article, which opens in the library.
    await page.getByRole('link', { name: 'A morning plan that survives Mondays' }).click();
    await expect(page).toHaveURL((url) => url.pathname === SCREENS.learning.path);
  },
);

/** A unique message with the highest priority, so that the journey can run several times against one server. */
const publishMessage = async (page: Page): Promise<string> => {
  const token = await storeTokens(page, ACCOUNTS.admin);
  const priority = 1_000 + (Math.floor(Date.now() / 1_000) % 900_000);
  const title = `Short hours ${priority}`;
  const { create } = endpointsOf(broadcast);
  const response = await page.request.post(create ? toUrl(create) : '', {
    data: sampleBody('broadcastMessage', { title, priority, status: 'Published' }),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return title;
};

test('a parent on a phone closes the news, writes the diary and chooses a mood', { tag: '@long' }, async ({ page }) => {
  const title = await publishMessage(page);
  await openAs(page, ACCOUNTS.subscriber);
  const news = page.getByRole('complementary', { name: newsTexts.label });
  await expect(news.getByText(title)).toBeVisible();
  // One line; a press shows the whole message with its link.
  expect((await news.boundingBox())?.height).toBeLessThanOrEqual(52);
  await news.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(news.getByRole('link', { name: newsTexts.open })).toHaveAttribute('href', SCREENS.diary.path);
  await expectFits(page);
  await news.getByRole('button', { name: newsTexts.close(title) }).click();
  await expect(news.getByText(title)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect(news.getByText(title)).toBeHidden();

  // The news of the last release, opened by its URL. It is not closed, so the next run sees it again.
  await page.goto(`${SCREENS.home.path}?whatsNew`);
  const slides = page.getByRole('dialog', { name: newsTexts.whatsNew });
  await expect(slides.getByText(/^1 of \d+$/)).toBeVisible();
  await expectFits(page);
  await page.goto(SCREENS.home.path);

  // Five faces in one row, the sixth below them with its whole word; all are large enough to be touched.
  const group = page.getByRole('group', { name: /^How is .* today\?$/ });
  await expect(group.getByRole('radio')).toHaveCount(6);
  const boxes = await group.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const { top, width, height } = label.getBoundingClientRect();
      return { top: Math.round(top), width, height, cut: label.scrollWidth > label.clientWidth + 1 };
    }),
  );
  expect(new Set(boxes.slice(0, 5).map(({ top }) => top)).size).toBe(1);
  expect(boxes[5]?.top).toBeGreaterThan((boxes[0]?.top ?? 0) + 44);
  for (const { width, height, cut } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(cut).toBe(false);
  }

  // One tap at home records the mood, and its text is in the diary.
  const face = page.getByRole('main').getByRole('radio', { checked: false }).first();
  await expect(face).toBeVisible();
  const mood = (await face.locator('xpath=..').innerText()).trim();
  await page.getByRole('main').getByRole('radio', { name: mood }).check({ force: true });
  await expect(page.getByText(diaryTexts.saved)).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio', { name: mood })).toBeChecked();
  await page.getByRole('link', { name: 'Open the diary' }).click();
  await expect(page.getByRole('radio', { name: mood })).toBeChecked();
  await page.getByLabel('Note').fill('A quiet afternoon in the garden.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('list', { name: 'Diary' }).getByText('A quiet afternoon in the garden.')).toBeVisible();
  await expectFits(page);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await openMore(page);
  await page.getByRole('button', { name: /^Change avatar of/ }).click();
  const dialog = page.getByRole('dialog');
  const eyes = dialog.getByRole('group', { name: 'Eyes' });
  const other = (await eyes.getByRole('radio', { name: 'Wide open' }).isChecked()) ? 'Sleepy' : 'Wide open';
  await eyes.getByRole('radio', { name: other }).check({ force: true });
  await dialog.getByRole('tab', { name: 'Extras' }).click();
  await dialog
    .getByRole('group', { name: 'Wheelchair' })
    .getByRole('radio', { name: 'Wheelchair', exact: true })
    .check({ force: true });
  await expect(dialog.getByRole('img', { name: new RegExp(`${other}.*Wheelchair`) })).toBeVisible();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Save avatar' }).click();
  await expect(page.getByText('Avatar saved')).toBeVisible();
});

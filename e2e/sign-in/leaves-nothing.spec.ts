import { crc32, deflateSync } from 'node:zlib';
import { refresh } from '@amberway/contract/auth/endpoints';
import { saveDraft } from '@amberway/contract/drafts/endpoints';
import { signOutTexts } from '@amberway/contract/drafts/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { uploadFile } from '@amberway/contract/uploads/endpoints';
import { expect, type Page, test } from '../support/test.ts';
import { myPostLabels } from '../../apps/web/src/features/posts/mine/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { newFamily } from '../support/people.ts';
import { at, heading } from '../support/places.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
};

/** Everything that a browser can store for a site, as one text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
/** A black square of 8 × 8. */
const PICTURE = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.alloc(8 * 9))),
  chunk('IEND', Buffer.alloc(0)),
]);

const writePost = async (page: Page, text: string) => {
  const saved = page.waitForResponse((response) => response.url().endsWith('/draft/post/new') && response.ok());
  await page.getByLabel(myPostLabels.ask).fill('Today');
  await saved;
  return page.getByLabel(myPostLabels.ask).fill(text);
};

test('a private file that was open is not shown after sign-out, and the display settings stay', async ({ page }) => {
  const { account } = (await newFamily(page)).family;
  const token = await openAs(page, account, SCREENS.settings.path);
  await page.evaluate(() => localStorage.setItem('amberway.display', '{"theme":"dark"}'));
  const headers = { authorization: `Bearer ${token}` };
  const file = { name: 'arlo.png', mimeType: 'image/png', buffer: PICTURE };
  const stored = await page.request.post(toUrl(uploadFile), { headers, multipart: { file } });
  expect(stored.ok(), await stored.text()).toBe(true);
  const { data } = (await stored.json()) as { data: { public_url: string } };
  const renewed = await page.request.post(toUrl(refresh), { headers, data: {} });
  const { gcpToken } = ((await renewed.json()) as { data: { gcpToken: string } }).data;
  const fileUrl = `${data.public_url}?t=${gcpToken}`;

  expect((await page.goto(fileUrl))?.status()).toBe(200);
  const place = await page.evaluate(() => history.length);
  await page.goto(SCREENS.home.path);
  await expect(heading(page)).toBeVisible();
  const ended = page.waitForResponse('**/auth/logout');
  await signOut(page);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  expect((await ended).ok()).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('amberway.display'))).toContain('"theme":"dark"');

  const backTo = page.waitForResponse(`**${new URL(fileUrl, page.url()).pathname}*`);
  await page.evaluate((there) => history.go(there - history.length), place);
  expect((await backTo).status()).toBe(401);
  await page.waitForURL((url) => url.href === new URL(fileUrl, url).href);
  expect((await page.goto(fileUrl))?.status()).toBe(401);
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test(
  'a draft that another device has overwritten is stored at sign-out, and its owner is offered both',
  { tag: '@long' },
  async ({ page }) => {
    const { account, token } = (await newFamily(page)).family;
    await openAs(page, account, SCREENS.myPosts.path);
    await writePost(page, 'Kit laughed at the swings');
    const overtaken = await page.request.put(toUrl(saveDraft, { kind: 'post', key: 'new' }), {
      headers: { authorization: `Bearer ${token}` },
      data: { value: { text: 'Kit slept well', textId: 'another-device' } },
    });
    expect(overtaken.ok(), await overtaken.text()).toBe(true);
    const ended = page.waitForResponse('**/auth/logout');
    await signOut(page);
    await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
    expect((await ended).ok()).toBe(true);
    const left = await everythingStored(page);
    for (const word of ['Kit', 'swings', account.email, token]) expect(left).not.toContain(word);

    await loginForm(page).send(account);
    await expect(page).toHaveURL(at(SCREENS.home.path));
    await page.goto(SCREENS.myPosts.path);
    await expect(page.getByText('This was also changed somewhere else')).toBeVisible();
    await expect(page.getByLabel(myPostLabels.ask)).toHaveValue('Kit laughed at the swings');
    await page.getByRole('button', { name: 'Use the other text' }).click();
    await expect(page.getByLabel(myPostLabels.ask)).toHaveValue('Kit slept well');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(myPostLabels.ask)).toHaveValue('Kit slept well');
    await expect(page.getByText('This was also changed somewhere else')).toHaveCount(0);
  },
);

test('signing out asks before an unsaved draft that cannot be stored is lost', async ({ page }) => {
  const { account } = (await newFamily(page)).family;
  await openAs(page, account, SCREENS.myPosts.path);
  await writePost(page, 'Kit laughed at the swings');
  await page.route('**/api/draft/**', (route) => route.abort());
  await signOut(page);
  const question = page.getByRole('dialog', { name: signOutTexts.title });
  await expect(question).toContainText('A post');
  await expectNoViolations(page);
  await question.getByRole('button', { name: signOutTexts.stay }).click();
  await expect(page.getByLabel(myPostLabels.ask)).toHaveValue('Kit laughed at the swings');

  await signOut(page);
  await question.getByRole('button', { name: signOutTexts.leave }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  expect(await everythingStored(page)).not.toContain('swings');
});

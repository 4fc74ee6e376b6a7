import { readFile } from 'node:fs/promises';
import { SCREENS } from '@amberway/contract/shell/routes';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { printedPages } from '../support/pdf.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const { arlo } = DEMO_CHILDREN;
const PNG_START = '89504e470d0a1a0a';

type Drawn = { texts: string[]; pictures: number };

/** Records what is drawn: a text cannot be read from a picture. */
const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const seen: Drawn = { texts: [], pictures: 0 };
    Object.assign(window, { drawn: seen });
    const drawing = CanvasRenderingContext2D.prototype;
    // The proxies pass `this` on.
    // oxlint-disable-next-line typescript/unbound-method
    drawing.fillText = new Proxy(drawing.fillText, {
      apply: (write, on, args: [string, number, number]) => {
        seen.texts.push(args[0]);
        return Reflect.apply(write, on, args);
      },
    });
    // oxlint-disable-next-line typescript/unbound-method
    drawing.drawImage = new Proxy(drawing.drawImage, {
      apply: (draw, on, args) => {
        seen.pictures += 1;
        return Reflect.apply(draw, on, args) as unknown;
      },
    });
  });

/** What was drawn since the last time. */
const takeDrawn = (page: Page) =>
  page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Drawn };
    const copy = { texts: drawn.texts.join(' | '), pictures: drawn.pictures };
    Object.assign(drawn, { texts: [], pictures: 0 });
    return copy;
  });

const savedPicture = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.share }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_START);
  return { name: download.suggestedFilename(), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

test('a parent shares a week as a picture of 1080 × 1350 without name, face and moods, and prints it on one page', async ({
  page,
}) => {
  await watchDrawing(page);
  await openAs(page, ACCOUNTS.parent, `${SCREENS.weekCard.path}?memberId=${arlo.id}`);
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(texts.title(arlo.firstName));
  for (const name of [texts.win, texts.moods, texts.practised, texts.idea])
    await expect(card.getByRole('heading', { name })).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  expect(await printedPages(page)).toBe(1);

  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  expect(await savedPicture(page)).toEqual({ name: 'arlos-week.png', width: 1080, height: 1350 });
  const all = await takeDrawn(page);
  expect(all.texts).toContain('Arlo’s week');
  expect(all.texts).toContain(texts.moods);
  expect(all.pictures).toBeGreaterThan(1);

  for (const name of [texts.showMoods, texts.showFace(arlo.firstName), texts.showName(arlo.firstName)]) {
    const control = page.getByRole('switch', { name });
    await control.click();
    await expect(control).not.toBeChecked();
  }
  await expect(card).not.toContainText(arlo.firstName);
  expect(await savedPicture(page)).toEqual({ name: 'our-week.png', width: 1080, height: 1350 });
  const bare = await takeDrawn(page);
  expect(bare.texts).toContain(texts.titleWithoutName);
  expect(bare.texts).not.toMatch(/Arlo|Sharma|How the days felt/);
  expect(bare.pictures).toBe(0);
  expect(sent).toEqual([]);
  await settled(page);
  await expectNoViolations(page);
});

test('where the device can share files, the picture goes to its share sheet and is not downloaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        Object.assign(window, { shared: `${file?.name} ${file?.type} ${(file?.size ?? 0) > 10_000}` });
      },
    });
  });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.weekCard.path}?memberId=${arlo.id}`);
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.getByRole('button', { name: texts.share }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toBe('arlos-week.png image/png true');
  expect(downloads).toEqual([]);
});

test('a parent goes back through the weeks to one in which nothing was written', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.weekCard.path}?memberId=${arlo.id}&of=2020-01-08`);
  await expect(page.getByRole('article')).toContainText(texts.quietWhy);
  await expect(page.getByText('6 to 12 January')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.share })).toBeHidden();
  await settled(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: texts.later }).click();
  await expect(page.getByText('13 to 19 January')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('6 to 12 January')).toBeVisible();
});

test('a name of two lines begins below the scene of the card', async ({ page }) => {
  await page.route(/\/api\/(?!notification\/stream)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      `"firstName":"${arlo.firstName}"`,
      '"firstName":"Maximilian-Alexander"',
    );
    await route.fulfill({ response, body });
  });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.weekCard.path}?memberId=${arlo.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Maximilian-Alexander');
  const scene = await page.getByRole('main').locator('article > svg').boundingBox();
  const box = await title.boundingBox();
  expect(box?.height).toBeGreaterThan(50);
  expect(box?.y).toBeGreaterThanOrEqual((scene?.y ?? 0) + (scene?.height ?? 0));
});

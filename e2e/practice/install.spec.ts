import { expect, test } from '../support/test.ts';
import { practiseLabels } from '../../apps/web/src/features/practice/page/labels.ts';
import { PRACTISE } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

for (const path of [PRACTISE, '/login'])
  test(`${path} can be installed: its manifest has a name, icons and a start page, without an error`, async ({
    page,
  }) => {
    await page.goto(path);
    const cdp = await page.context().newCDPSession(page);
    const { errors, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as {
      start_url: string;
      display: string;
      icons: Record<string, string>[];
    };
    expect(manifest).toMatchObject({ display: 'standalone' });
    expect((await page.request.get(manifest.start_url)).ok()).toBe(true);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src = '', sizes } of manifest.icons) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    // A test's window is private, which no page can change.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

test('the worker is never served from a cache, stores only its own files and serves Practise at once', async ({
  page,
}) => {
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  await page.goto(PRACTISE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const urls = await page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
    return caught;
  });
  expect(urls).toContain(PRACTISE);
  expect(urls.filter((url) => !/^\/(assets\/|practise$|offline\.html$|favicon\.svg$)/.test(url))).toEqual([]);
});

test('an older page that an interrupted update has left behind is not served', async ({ page }) => {
  await page.goto(PRACTISE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((one) => !one.includes('shell'));
    const current = await caches.open(name);
    const files = await Promise.all(
      (await current.keys()).map(async (key) => [key, await current.match(key)] as const),
    );
    // The older one comes first, as it was made first.
    await caches.delete(name);
    const older = await caches.open('amberway-older');
    await older.put(path, new Response('<h1>An older version</h1>', { headers: { 'Content-Type': 'text/html' } }));
    const again = await caches.open(name);
    for (const [key, file] of files) if (file) await again.put(key, file);
  }, PRACTISE);
  await page.reload();
  await expect(page.getByRole('heading', { name: practiseLabels.signInTitle })).toBeVisible();
});

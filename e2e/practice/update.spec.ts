import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installTexts } from '@amberway/contract/shell/install-texts';
import { expect, test } from '../support/test.ts';
import { PRACTISE, untilInstalled } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const WORKER = '/sw.js';

/** The worker is neither packed nor taken from what the browser has: a line is added to it. */
const ASKED = ['accept-encoding', 'if-none-match', 'if-modified-since'];
const SAID = ['content-length', 'etag', 'last-modified'];
const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A way to the server on which the worker becomes a newer one. */
const openWithUpdate = async (target: string) => {
  const { hostname, port } = new URL(target);
  let isNewer = false;
  const server = createServer((incoming, response) => {
    const { url, method, headers } = incoming;
    const isWorker = url === WORKER;
    const sent = isWorker ? without(headers, ASKED) : headers;
    const onward = request({ hostname, port, path: url, method, headers: sent }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, isWorker ? without(reply.headers, SAID) : reply.headers);
      if (isWorker && isNewer) response.write('// newer\n');
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNewer = true;
    },
    close,
  };
};

test('a newer version is offered and never forced: the page goes on until its person reloads it', async ({
  page,
  baseURL,
}) => {
  const site = await openWithUpdate(baseURL ?? '');
  try {
    await page.goto(`${site.url}${PRACTISE}`);
    await untilInstalled(page);
    await expect(page.getByText(installTexts.newer)).toHaveCount(0);
    site.release();
    await page.reload();
    await expect(page.getByText(installTexts.newer)).toBeVisible({ timeout: 20_000 });
    // The old worker goes on; nothing was reloaded.
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);
    expect(await waiting()).toBe('installed');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

    await page.getByRole('button', { name: installTexts.reload }).click();
    // While it reloads there is no page to ask.
    const isSame = () => page.evaluate(() => 'isSame' in window).catch(() => true);
    await expect.poll(isSame).toBe(false);
    await expect(page.getByText(installTexts.newer)).toHaveCount(0);
    expect(await waiting()).toBeNull();
  } finally {
    await site.close();
  }
});

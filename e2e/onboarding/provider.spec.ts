import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { formWebhook } from '@amberway/contract/onboarding-forms/endpoints';
import { expect, test } from '../support/test.ts';
import { formsPath } from '../../apps/web/src/features/onboarding-forms/addresses.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { openAs } from '../support/open-as.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const SECRET = 'a-secret-between-two-machines';
const TRAN = { email: DEMO_PEOPLE.tran.email, password: DEMO_PASSWORD };

// A minimal form provider: a page on another origin that posts a message when it is submitted.
const PAGE =
  "<!doctype html><title>Form</title><h1>Provider form</h1><button onclick=\"parent.postMessage({event:'completed'},'*')\">Send</button>";
let provider: Server;
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  server = await startServer({
    FORM_PROVIDER_URL: `http://127.0.0.1:${port}/{type}?n={firstName}&u={userId}`,
    FORM_WEBHOOK_SECRET: SECRET,
    SIGN_IN_PER_MINUTE: '100000',
  });
});
test.afterAll(async () => {
  provider.close();
  await server.stop();
});

test(
  'a provider’s form is embedded, and counts as submitted when its signed message arrives [B057 B733 C269]',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await openAs(page, TRAN, `${formsPath()}/parent`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Provider form' })).toBeVisible();
    expect(await page.locator('iframe').getAttribute('src')).toContain(`/parent?n=Linh&u=${DEMO_PEOPLE.tran.id}`);
    await frame.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We are waiting for your answers to arrive')).toBeVisible();

    const body = JSON.stringify({
      eventId: 'evt-1',
      type: 'parent',
      userId: DEMO_PEOPLE.tran.id,
      yourName: { first: 'Linh', last: 'Tran' },
      answers: { 'Anything else?': '<img src=x onerror=alert(1)>' },
    });
    const post = (signature: string) =>
      page.request.post(toUrl(formWebhook), {
        data: body,
        headers: { 'content-type': 'application/json', 'x-form-signature': signature },
      });
    expect((await post(`sha256=${'0'.repeat(64)}`)).status()).toBe(401);
    await expect(page.locator('iframe')).toBeVisible();
    expect((await post(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`)).status()).toBe(200);
    await expect(page.locator('iframe')).toHaveCount(0, { timeout: 10_000 });

    await page.getByRole('button', { name: 'Read form' }).click();
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await context.close();
  },
);

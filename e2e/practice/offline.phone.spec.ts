import { expect, test } from '../support/test.ts';
import { practiseLabels } from '../../apps/web/src/features/practice/page/labels.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { openNetwork } from './network.ts';
import { newDevice, newPractice, openPractise, PRACTISE, record, storedEntries, untilInstalled } from './steps.ts';

test.describe.configure({ timeout: 180_000 });

/** Few in `npm test`; `npm run faults` tries it often. */
const KILLS = process.env['FAULTS'] === 'many' ? 50 : 2;

test(`offline from a cold start: saved, killed ${KILLS} times, started offline, then each sent once [practice (a)]`, async ({
  page,
  baseURL,
}) => {
  test.slow(KILLS > 5);
  if (KILLS > 5) test.setTimeout(KILLS * 30_000);
  const practice = await newPractice(page);
  const network = await openNetwork(baseURL ?? '');
  const device = newDevice(network.url);
  try {
    let phone = await device.start();
    await openPractise(phone, practice.family.account);
    await untilInstalled(phone);
    await device.close();
    await network.off();
    for (let n = 1; n <= KILLS; n += 1) {
      phone = await device.start();
      await device.setOffline(true);
      await phone.goto(PRACTISE);
      await expect(phone.getByText(practiseLabels.notConnected)).toBeVisible();
      await record(phone, practice.skill.name);
      await device.kill();
    }
    phone = await device.start();
    await device.setOffline(true);
    await phone.goto(PRACTISE);
    await expect(phone.getByText(outboxTexts.waiting(KILLS))).toBeVisible();
    expect(await storedEntries(page, practice)).toEqual([]);
    // Elsewhere a page says what still works.
    await phone.goto('/dashboard/messages');
    await expect(phone.getByRole('heading', { name: 'You are not connected' })).toBeVisible();
    await phone.getByRole('link', { name: 'Practise' }).click();
    await expect(phone.getByText(outboxTexts.waiting(KILLS))).toBeVisible();

    await network.on();
    await device.setOffline(false);
    await expect.poll(async () => (await storedEntries(page, practice)).length, { timeout: 60_000 }).toBe(KILLS);
    await expect(phone.getByText(/to be sent/)).toHaveCount(0);
    const stored = await storedEntries(page, practice);
    expect(stored.map(({ goes }) => goes)).toEqual(
      Array.from({ length: KILLS }, () => ({ own: 1, little: 0, lot: 0, none: 0 })),
    );
  } finally {
    await device.end();
    await network.off();
  }
});

test('a first visit without a network says how to begin', async ({ baseURL }) => {
  const network = await openNetwork(baseURL ?? '');
  const device = newDevice(network.url);
  try {
    const phone = await device.start();
    await phone.goto(PRACTISE);
    await expect(phone.getByRole('heading', { name: practiseLabels.signInTitle })).toBeVisible();
    await untilInstalled(phone);
    await network.off();
    await device.setOffline(true);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: practiseLabels.firstVisit })).toBeVisible();
  } finally {
    await device.end();
    await network.off();
  }
});

test(
  'the offline page opens the wanted page by itself, also if the browser never noticed that the server was away',
  { tag: '@long' },
  async ({ baseURL }) => {
    const network = await openNetwork(baseURL ?? '');
    const device = newDevice(network.url);
    try {
      const phone = await device.start();
      await phone.goto(PRACTISE);
      await untilInstalled(phone);
      await phone.goto('/login');
      await network.off();
      await phone.reload();
      await expect(phone.getByRole('heading', { name: 'You are not connected' })).toBeVisible();
      await network.on();
      await expect(phone.getByRole('heading', { name: 'You are not connected' })).toHaveCount(0, { timeout: 30_000 });
      await expect(phone).toHaveURL(/\/login$/);
    } finally {
      await device.end();
      await network.off();
    }
  },
);

test(
  'two devices offline do not conflict: all entries of both are stored [practice 6, (c)]',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const practice = await newPractice(page);
    const network = await openNetwork(baseURL ?? '');
    const devices = [newDevice(network.url), newDevice(network.url)];
    const EACH = 2;
    try {
      const phones = await Promise.all(devices.map((device) => device.start()));
      for (const phone of phones) {
        await openPractise(phone, practice.family.account);
        await untilInstalled(phone);
      }
      await network.off();
      for (const device of devices) await device.setOffline(true);
      for (const phone of phones)
        for (let n = 0; n < EACH; n += 1) {
          await record(phone, practice.skill.name, practiseLabels.results.little);
          await phone.getByRole('button', { name: practiseLabels.again }).click();
        }
      await network.on();
      for (const device of devices) await device.setOffline(false);
      await expect
        .poll(async () => (await storedEntries(page, practice)).length, { timeout: 60_000 })
        .toBe(devices.length * EACH);
    } finally {
      for (const device of devices) await device.end();
      await network.off();
    }
  },
);

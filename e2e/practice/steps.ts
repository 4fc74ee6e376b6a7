import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@amberway/contract/auth/endpoints';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { updateMember } from '@amberway/contract/members/endpoints';
import { listPractice, setPracticePlan } from '@amberway/contract/practice/endpoints';
import { updateUser } from '@amberway/contract/users/endpoints';
import { type BrowserContext, chromium, expect, type Page } from 'playwright/test';
import { practiseLabels } from '../../apps/web/src/features/practice/page/labels.ts';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { newSkills } from '../effort/programme.ts';
import { adminToken, callApi, newCoach, newFamily } from '../support/people.ts';
import type { Account } from '../support/sign-in.ts';

export const PRACTISE = '/practise';

/** A family whose coach has planned a skill. */
export const newPractice = async (page: Page, plan: object = {}) => {
  const home = await newFamily(page);
  const { id, active } = await newSkills(page, home);
  const data = {
    measure: 'independence',
    cue: 'Call once, then count to five.',
    perWeek: 5,
    minutes: 5,
    active: true,
    ...plan,
  };
  await callApi(page, setPracticePlan, { token: home.coach.token, params: { skillId: id }, data });
  return { ...home, skill: { id, name: active } };
};
type Practice = Awaited<ReturnType<typeof newPractice>>;

/** Another coach takes over: the first no longer reaches the family. */
export const takeFamilyFrom = async (page: Page, { family, member }: Practice) => {
  const { id } = await newCoach(page);
  const token = await adminToken(page);
  await callApi(page, updateMember, { token, params: { id: member }, data: { primaryContact: id } });
  await callApi(page, updateUser, { token, params: { id: family.id }, data: { csm: id } });
};

export type Stored = { _id: string; goes: object | null; stopped: string | null; note: string | null; at: string };

/** What the coach sees. */
export const storedEntries = (page: Page, { coach, member }: Practice): Promise<Stored[]> =>
  callApi<Stored[]>(page, listPractice, { token: coach.token, query: { member, pageSize: 200 } });

/** A browser on a phone, with a profile that outlives it. */
export const newDevice = (baseURL: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'amberway-device-'));
  let context: BrowserContext | undefined;
  const start = async (): Promise<Page> => {
    const executablePath = process.env['CHROMIUM_PATH'];
    context = await chromium.launchPersistentContext(folder, {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
    return context.pages()[0] ?? context.newPage();
  };
  /** Without a chance to write anything more. */
  const kill = async () => {
    const browser = context?.browser();
    if (!context || !browser) throw new Error('No browser is running');
    const closed = new Promise((resolve) => {
      context?.once('close', resolve);
    });
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.crash').catch(() => {});
    await closed;
  };
  const close = async () => {
    await context?.close().catch(() => {});
  };
  const end = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { start, kill, close, end, setOffline: (offline: boolean) => context?.setOffline(offline) };
};

/** Signs in by the cookie, as the app leaves it, and opens Practise with its plan. */
export const openPractise = async (page: Page, { email, password }: Account, path = PRACTISE) => {
  const response = await page.request.post(toUrl(login), { data: { email, password } });
  expect(response.ok()).toBe(true);
  const { data } = (await response.json()) as { data: { role: string; _id: string } };
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([owner, active, value]) => {
      localStorage.setItem(owner, value);
      localStorage.setItem(active, String(Date.now()));
    },
    [storageKey('owner'), storageKey('lastActive'), `${data.role}:${data._id}`] as const,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: practiseLabels.choose })).toBeVisible();
};

/** The service worker has stored its files. */
export const untilInstalled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Three taps. */
export const record = async (page: Page, skill: string, result: string = practiseLabels.results.own) => {
  await page.getByRole('link', { name: new RegExp(skill) }).click();
  await page.getByRole('button', { name: result }).click();
  await page.getByRole('button', { name: practiseLabels.done }).click();
  await expect(page.getByRole('heading', { name: practiseLabels.saved })).toBeVisible();
};

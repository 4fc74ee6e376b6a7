import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { serveFolder } from './folder-server.ts';
import { median } from './load.ts';
import { launch } from './pauses.ts';
import { buildPlainPage } from './plain-page.ts';
import { startProduct } from './processes.ts';
import { openPage, PHONE, press, signedIn, type State, visit, type Visit } from './visit.ts';
import type { Condition } from './watch.ts';

// What the main screens cost somebody with a phone, slow or not: bytes, requests, the time until they can be read, the
// longest pause and how far things jump. A plain React page in the same run shows what the machine does meanwhile.

const SLOW = 4;
const SPEEDS = [SLOW, 1];
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const };

const PLAIN = 'plain';
const HOME: Condition = { region: dashboardTexts.myTasks, path: SCREENS.home.path };

const afterHome = [
  { name: 'programme', path: SCREENS.program.path },
  { name: 'notes', path: SCREENS.notes.path },
  { name: 'library', path: SCREENS.learning.path },
] as const;

const FIRST_VISITS: readonly { name: string; account: AccountName; path: string; aim: string | undefined }[] = [
  { name: 'workspace of a coach', account: 'coach', path: SCREENS.home.path, aim: '2,200' },
  { name: 'customers of an administrator', account: 'admin', path: SCREENS.usersCustomer.path, aim: undefined },
];

/** The figures of every visit by its name, for one speed of the processor. */
type Visits = Map<string, Visit[]>;

type Setting = { browser: Browser; url: string; plain: string; states: Record<AccountName, State>; slowdown: number };

const add = (visits: Visits, name: string, one: Visit) => visits.set(name, [...(visits.get(name) ?? []), one]);

const documentVisit = async (setting: Setting, address: string, condition: Condition, state?: State) => {
  const context = await setting.browser.newContext({ ...PHONE, ...(state && { storageState: state }) });
  const recorder = await openPage(context, setting.slowdown, condition);
  const found = await visit(recorder, () => recorder.page.goto(address));
  await context.close();
  return found;
};

const visitSignIn = async ({ browser, url, slowdown }: Setting): Promise<Visit> => {
  const context = await browser.newContext(PHONE);
  const recorder = await openPage(context, slowdown, { field: 'input[type="email"], input[name="email"]' });
  const { page } = recorder;
  const found = await visit(recorder, () => page.goto(`${url}${PUBLIC_ROUTES.login}`));
  await page.getByLabel('Email').fill('a');
  // A field that loses what was typed could not be used.
  if ((await page.getByLabel('Email').inputValue()) !== 'a') throw new Error('The sign-in page lost what was typed.');
  await context.close();
  return found;
};

/** The family's home, first without any files, then a screen that is opened from it. */
const visitFamily = async (visits: Visits, setting: Setting, next: (typeof afterHome)[number]) => {
  const { browser, url, states, slowdown } = setting;
  const context = await browser.newContext({ ...PHONE, storageState: states.parent });
  const recorder = await openPage(context, slowdown, HOME);
  const { page } = recorder;
  add(visits, 'home', await visit(recorder, () => page.goto(`${url}${SCREENS.home.path}`)));
  const link = `nav a[href^="${next.path}"]`;
  if (!(await page.locator(link).filter({ visible: true }).count())) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').tap();
    await page.locator(link).filter({ visible: true }).first().waitFor();
  }
  add(visits, next.name, await press(recorder, link, { path: next.path }));
  await context.close();
};

/** The family's home once its files are in the cache: in a new tab, and loaded again in the same one. */
const visitHomeAgain = async (visits: Visits, { browser, url, states, slowdown }: Setting) => {
  const context = await browser.newContext({ ...PHONE, storageState: states.parent });
  const address = `${url}${SCREENS.home.path}`;
  const first = await openPage(context, slowdown, HOME);
  await visit(first, () => first.page.goto(address));
  await first.page.close();
  const later = await openPage(context, slowdown, HOME);
  add(visits, 'home later', await visit(later, () => later.page.goto(address)));
  add(visits, 'home reloaded', await visit(later, () => later.page.reload()));
  await context.close();
};

const visitAll = async (visits: Visits, setting: Setting) => {
  const { url, plain, states } = setting;
  add(visits, PLAIN, await documentVisit(setting, plain, {}));
  add(visits, 'sign-in', await visitSignIn(setting));
  for (const next of afterHome) await visitFamily(visits, setting, next);
  await visitHomeAgain(visits, setting);
  for (const { name, account, path } of FIRST_VISITS)
    add(visits, name, await documentVisit(setting, `${url}${path}`, { path }, states[account]));
};

/** How far things jump on a wide screen, where there is more room for late parts beside each other. */
const wideShifts = async ({ browser, url, states }: Setting) => {
  const family = [{ name: 'home', path: SCREENS.home.path }, ...afterHome].map((one) => ({
    ...one,
    account: 'parent' as const,
  }));
  const shifts: [string, string][] = [];
  for (const { name, account, path } of [...family, ...FIRST_VISITS]) {
    const context = await browser.newContext({ ...WIDE, storageState: states[account] });
    const recorder = await openPage(context, 1, { path });
    const { shift } = await visit(recorder, () => recorder.page.goto(`${url}${path}`));
    shifts.push([`${name}, 1440 × 900: layout shift, aim ≤ 0.05`, shift.toFixed(3)]);
    await context.close();
  }
  return shifts;
};

const loadNow = async () => (await readFile('/proc/loadavg', 'utf8').catch(() => 'unknown')).split(' ')[0];

type Figure = readonly [text: string, key: keyof Visit, aim?: string | undefined];
const shownAfter = (what: string, aim?: string): Figure => [`${what} shown, ms (times the plain page)`, 'shown', aim];
const PAUSE: Figure = ['longest pause, ms', 'pause'];
const HOME_PAUSE: Figure = ['longest pause, ms', 'pause', '150'];
const SHIFT: Figure = ['layout shift', 'shift', '0.05'];

const TABLE: readonly (readonly [visits: string, name: string, figures: readonly Figure[]])[] = [
  [PLAIN, 'a plain React page', [['heading and list shown, ms', 'shown']]],
  [
    'home',
    'family home, first visit',
    [
      ['scripts and styles, KB gzip', 'code', '200'],
      ['requests', 'requests', '20'],
      shownAfter('heading and tasks', '1,600'),
      HOME_PAUSE,
      SHIFT,
    ],
  ],
  ['home later', 'family home, later visit', [shownAfter('heading and tasks', '900'), HOME_PAUSE, SHIFT]],
  ['home reloaded', 'family home, reloaded', [shownAfter('heading and tasks', '900'), HOME_PAUSE, SHIFT]],
  ...afterHome.map(
    ({ name }) =>
      [name, `${name} of a family, first visit after home`, [shownAfter('content', '800'), PAUSE, SHIFT]] as const,
  ),
  ...FIRST_VISITS.map(
    ({ name, aim }) =>
      [
        name,
        `${name}, first visit`,
        [['scripts and styles, KB gzip', 'code'], shownAfter('content', aim), PAUSE, SHIFT],
      ] as const,
  ),
  [
    'sign-in',
    'sign-in',
    [
      ['scripts, KB gzip', 'scripts', '80'],
      ['the field can be used, ms (times the plain page)', 'shown', '800'],
      PAUSE,
      SHIFT,
    ],
  ],
];

/** Bytes and requests are the same on every processor. */
const ONCE: readonly (keyof Visit)[] = ['code', 'scripts', 'requests'];
const DIGITS: Partial<Record<keyof Visit, number>> = { shift: 3, scripts: 1 };

const medianOf = (visits: Visits, name: string, field: keyof Visit) =>
  median((visits.get(name) ?? []).map((found) => found[field]));

const figuresOf = (visits: readonly Visits[]) => {
  const figures: Record<string, string> = {};
  for (const [key, name, wanted] of TABLE) {
    for (const [text, field, aim] of wanted) {
      const values = visits.map((one) => {
        const value = medianOf(one, key, field);
        const share = field === 'shown' && key !== PLAIN && ` (${(value / medianOf(one, PLAIN, field)).toFixed(1)})`;
        return `${value.toFixed(DIGITS[field] ?? 0)}${share || ''}`;
      });
      figures[`${name}: ${text}${aim ? `, aim ≤ ${aim}` : ''}`] = (
        ONCE.includes(field) ? values.slice(0, 1) : values
      ).join(' · ');
    }
  }
  return figures;
};

/** `dist` is another built web folder, for example of an earlier version, that is measured with the same API. */
export const benchScreens = async ({ runs, dist }: { runs: number; dist?: string | undefined }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amberway-bench-'));
  const plainFolder = await mkdtemp(join(tmpdir(), 'amberway-plain-'));
  await buildPlainPage(plainFolder);
  const plain = await serveFolder(plainFolder);
  const product = await startProduct({ DATA_DIR: dataDir, SIGN_IN_PER_MINUTE: '1000' });
  const other = dist === undefined ? undefined : await serveFolder(dist, product.url);
  const url = other?.url ?? product.url;
  const browser = await launch();
  try {
    const states = {} as Record<AccountName, State>;
    for (const account of ['parent', 'coach', 'admin'] as const)
      states[account] = await signedIn(browser, url, ACCOUNTS[account]);
    const loadBefore = await loadNow();
    const visits: Visits[] = SPEEDS.map(() => new Map());
    const settings = SPEEDS.map((slowdown) => ({ browser, url, plain: plain.url, states, slowdown }));
    for (let run = 0; run < runs; run += 1)
      for (const [at, setting] of settings.entries()) await visitAll(visits[at] as Visits, setting);
    // The longest part is done: a failure in the next one does not lose it.
    console.log(figuresOf(visits));
    const wide = await wideShifts(settings[0] as Setting);
    return {
      'screens at 390 × 844: processor slowed 4 times · as it is; load before and after': `${loadBefore}, ${await loadNow()}`,
      ...figuresOf(visits),
      ...Object.fromEntries(wide),
    };
  } finally {
    await browser.close();
    await product.stop();
    plain.stop();
    other?.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(plainFolder, { recursive: true, force: true });
  }
};

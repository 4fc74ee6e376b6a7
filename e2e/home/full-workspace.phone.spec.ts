import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { quietTexts } from '@amberway/contract/dashboards/quiet';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';

const HOME_MAX = 2_200;
const MANY = 40;

type Row = Record<string, unknown>;
type Reply = { data: unknown; count?: number };

const idOf = (n: number) => `0f000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const many = (rows: readonly Row[]): Row[] =>
  rows.length === 0
    ? []
    : Array.from({ length: MANY }, (_, n) => ({ ...rows[n % rows.length], _id: idOf(n), key: idOf(n) }));
const few = (rows: readonly Row[]) => ({ count: MANY, items: many(rows).slice(0, 5) });

/** The demo's own rows, many times, as they are after two months without an answer. */
const fill = async (page: Page, path: string, change: (reply: Reply) => Reply) => {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, json: change((await response.json()) as Reply) });
    },
  );
};
const rowsOf = ({ data, ...reply }: Reply): Reply => ({ ...reply, data: many(data as Row[]), count: MANY });

test('a coach’s home on a phone stays within 2,200 px however much waits, and each list unfolds', async ({ page }) => {
  // The parts of the first view, each by its own call.
  await fill(page, '/dashboard/firstView', (reply) => ({ ...reply, data: [] }));
  for (const path of ['/sessionRequest', '/clientMessage', '/drafts', '/mytasks']) await fill(page, path, rowsOf);
  await fill(page, '/dashboard/workspace', (reply) => {
    const work = reply.data as { sessionsToday: { items: Row[] }; unfinishedNotes: { items: Row[] } } & Row;
    const note = [...work.sessionsToday.items, ...work.unfinishedNotes.items];
    const family = {
      _id: idOf(1),
      firstName: 'Linh',
      lastName: 'Tran',
      member: idOf(2),
      lastHereAt: '2026-01-05T00:00:00.000Z',
    };
    return {
      ...reply,
      data: { ...work, sessionsToday: few(note), unfinishedNotes: few(note), quietFamilies: few([family]) },
    };
  });
  await openAs(page, ACCOUNTS.coach);
  const today = page.getByRole('region', { name: 'Today', exact: true });
  const more = today.getByRole('button', { name: 'and 38 more' });
  await expect(more.first()).toBeVisible();
  const quiet = page.getByRole('button', { name: quietTexts.quiet(MANY, '') });
  await expect(quiet).toBeVisible();
  await expect(page.getByRole('region', { name: dashboardTexts.myTasks, exact: true })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(HOME_MAX);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await smallTargets(page)).toEqual([]);
  await expectNoViolations(page);

  await quiet.click();
  await expect(page.getByRole('list', { name: quietTexts.quietLabel }).getByRole('link').first()).toBeVisible();
  await more.first().click();
  await expect(today.getByRole('list', { name: 'Sessions today' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('region', { name: dashboardTexts.sendMessage, exact: true })).toBeVisible();
  await expectNoViolations(page);
});

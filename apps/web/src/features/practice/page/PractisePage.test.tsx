// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { appCheckToken, refresh } from '@amberway/contract/auth/endpoints';
import { getLive } from '@amberway/contract/health/endpoints';
import { getDevicePlan, sendPractice } from '@amberway/contract/practice/endpoints';
import { weekOf } from '@amberway/contract/week-card/week';
import { WAITING_MAX, WAITING_WARNING } from '@amberway/contract/practice/limits';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { HOME_PATH } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, database } from '../../../kernel/device/database.ts';
import { DATABASE } from '../../../kernel/device/end.ts';
import { getSealed, putSealed } from '../../../kernel/device/sealed-store.ts';
import { newId } from '../../../kernel/outbox/new-id.ts';
import { readEntries, storeEntry } from '../../../kernel/outbox/entries.ts';
import { outboxTexts } from '../../../kernel/outbox/texts.ts';
import { clearSenders } from '../../../kernel/outbox/senders.ts';
import { flush } from '../../../kernel/outbox/outbox.ts';
import { readyOwner } from '../../../kernel/ready/choice.ts';
import { chooseReady } from '../../../kernel/ready/pass-id.ts';
import { serverTime } from '../../../kernel/server-time.ts';
import { readPass, storePass } from '../device/pass.ts';
import { PRACTICE } from '../device/sender.ts';
import { practiseLabels } from './labels.ts';
import { PractisePage } from './PractisePage.tsx';
import { startPage } from './state.ts';

const PRIYA = '0192f3a0-0000-7000-8000-000000000001';
const MIA = '0192f3a0-0000-7000-8000-000000000002';
const week = { goes: 10, own: 6, timed: 0, seconds: 0 };
const skill = (name: string, part: object = {}) => ({
  _id: newId(),
  name,
  measure: 'independence' as const,
  cue: 'Count to five.',
  perWeek: 5,
  minutes: 5,
  kind: 'practice' as const,
  week,
  isDue: true,
  isNew: false,
  plannedBy: 'Mia',
  ...part,
});
const child = (name: string, skills: DevicePlan['children'][number]['skills']) => ({
  _id: newId(),
  name,
  skills,
  people: [
    { _id: PRIYA, firstName: 'Priya' },
    { _id: MIA, firstName: 'Mia' },
  ],
});
const planOf = (children: DevicePlan['children']): DevicePlan => ({
  me: { _id: PRIYA, firstName: 'Priya' },
  passExpiresAt: null,
  week: weekOf(new Date().toISOString().slice(0, 10)),
  children,
  places: [{ _id: newId(), name: 'At home' }],
});

type Reply = { status: number; body: object };
/** Several are given one after the other. */
let plan: Reply | Reply[];
let batch: { status: number; body: object };
let online = true;
let refreshed: { status: number; body: object };
let widened: Reply;
let requests: { url: string; bearer: string | null }[] = [];
const ENDED = { status: 401, body: { status: false, code: 'session_expired', message: 'ended' } };
const OK = (data: unknown) => ({ status: 200, body: { status: true, data } });

const answerTo = (url: string) => {
  if (url.startsWith(toUrl(getDevicePlan))) return Array.isArray(plan) ? (plan.shift() ?? ENDED) : plan;
  if (url === toUrl(sendPractice)) return batch;
  if (url === toUrl(appCheckToken)) return OK({ token: 'check', expiresAt: '2999-01-01T00:00:00.000Z' });
  if (url === toUrl(getLive)) return OK({});
  if (url.startsWith('/api/practice/passes/')) return widened;
  return url === toUrl(refresh) ? refreshed : ENDED;
};

beforeEach(async () => {
  online = true;
  location.hash = '';
  localStorage.clear();
  batch = ENDED;
  refreshed = ENDED;
  widened = ENDED;
  requests = [];
  serverTime.aheadMs = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!online) throw new TypeError('offline');
    requests.push({ url, bearer: new Headers(init?.headers).get('authorization') });
    const { status, body } = answerTo(url);
    return Response.json(body, { status });
  });
  chooseReady(`Customer:${PRIYA}`, 'pass-1');
  await storePass(PRIYA, { _id: newId(), token: 'pass_1', expiresAt: '2027-01-01T00:00:00Z' });
});
afterEach(async () => {
  stop();
  cleanup();
  clearSenders();
  vi.unstubAllGlobals();
  await closeDatabase();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(DATABASE).addEventListener('success', () => resolve());
  });
});

let stop = () => {};
const open = async () => {
  stop();
  stop = await startPage();
  render(<PractisePage />);
};

describe('the page Practise', () => {
  it('says so when the coach has chosen nothing yet', async () => {
    plan = OK(planOf([child('Arlo', [])]));
    await open();
    expect(screen.getByRole('heading', { name: practiseLabels.empty })).toBeTruthy();
  });

  it.each([
    ['no coach', [{ ...child('Kaito', []), people: [{ _id: PRIYA, firstName: 'Priya' }] }]],
    ['no child', []],
  ])('a family with %s is shown the library, and no coach is mentioned as its own', async (_, children) => {
    plan = OK(planOf(children));
    await open();
    expect(screen.getByRole('heading').textContent).toBe(practiseLabels.noCoach);
    expect(screen.queryByText(/your coach/i)).toBeNull();
    expect(screen.getByRole('link', { name: practiseLabels.library }).getAttribute('href')).toBe(SCREENS.learning.path);
  });

  it('a browser that blocks site data is told how to allow it, and no sign-in is offered that it would forget', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const access = (['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const).flatMap((name) =>
      name in globalThis ? [vi.spyOn(globalThis, name, 'get').mockImplementation(blocked)] : [],
    );
    vi.stubGlobal('BroadcastChannel', blocked);
    try {
      await open();
      expect(screen.getByRole('heading', { name: practiseLabels.blocked })).toBeTruthy();
      expect(screen.getByRole('button', { name: practiseLabels.retry })).toBeTruthy();
      expect(screen.queryByRole('link', { name: practiseLabels.signIn })).toBeNull();
    } finally {
      for (const spy of access) spy.mockRestore();
    }
  });

  it.each([
    ['blocked', 'SecurityError', practiseLabels.notKept],
    ['full', 'QuotaExceededError', practiseLabels.noRoom],
    ['broken', 'UnknownError', practiseLabels.notSaved],
  ])(
    'what cannot be saved because the storage is %s stays, beside Done, which stays in view',
    async (_, name, text) => {
      plan = OK(planOf([child('Arlo', [skill('Asks for help')])]));
      await open();
      await userEvent.click(await screen.findByRole('link', { name: /Asks for help/ }));
      await userEvent.click(screen.getByRole('button', { name: practiseLabels.results.own }));
      await userEvent.click(screen.getByRole('button', { name: practiseLabels.addNote }));
      await userEvent.type(screen.getByRole('textbox', { name: practiseLabels.note }), 'At dinner');
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No.', name);
      });
      const scrolled = vi.fn();
      Element.prototype.scrollIntoView = scrolled;
      const done = screen.getByRole('button', { name: practiseLabels.done });
      await userEvent.click(done);
      const alert = await screen.findByRole('alert');
      expect(scrolled.mock.contexts).toEqual([alert]);
      expect(alert.textContent).toBe(text);
      expect(done.parentElement?.contains(alert)).toBe(true);
      expect(screen.getByDisplayValue('At dinner')).toBeTruthy();
      put.mockRestore();
      await userEvent.click(done);
      expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    },
  );

  it.each([
    ['consent_needed', 'consent'],
    ['factor_due', 'factor'],
    ['confirm_needed', 'confirm'],
  ] as const)('after %s what was recorded waits, and the page says what is needed first', async (code, needs) => {
    const refusal = { status: 403, body: { status: false, code, message: 'Not yet.' } };
    plan = batch = refusal;
    await storeEntry({ id: newId(), owner: PRIYA, kind: PRACTICE, body: { at: '' }, label: 'Asks for help' });
    await open();
    expect(await screen.findByText(outboxTexts.needs[needs], { exact: false })).toBeTruthy();
    expect(screen.getByRole('heading', { name: practiseLabels.needs[needs] })).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: practiseLabels.openAmberway }))
      expect(link.getAttribute('href')).toBe(HOME_PATH);
    expect((await readEntries(PRIYA)).map(({ state }) => state)).toEqual(['waiting']);
    // The person has done it.
    const [waiting] = await readEntries(PRIYA);
    batch = OK({ results: [{ _id: waiting?.id, result: 'stored', failure: null, message: null, errors: null }] });
    await flush();
    expect(await readEntries(PRIYA)).toEqual([]);
  });

  it('shows each skill with its week, or from whom it is new', async () => {
    plan = OK(
      planOf([
        child('Arlo', [
          skill('Waits for an answer'),
          skill('Puts his shoes on', { isNew: true }),
          skill('Sits at the table', { measure: 'duration', week: { goes: 0, own: 0, timed: 2, seconds: 300 } }),
        ]),
      ]),
    );
    await open();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `Waits for an answer${practiseLabels.thisWeek(10)}`,
      'Puts his shoes onNew from Mia',
      'Sits at the table5 minutes this week',
    ]);
  });

  it('offers each of several children, and remembers the choice', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')]), child('Noor', [skill('Asks')])]));
    await open();
    await userEvent.selectOptions(screen.getByLabelText(practiseLabels.child), 'Noor');
    expect(screen.getByRole('link', { name: /^Asks/ })).toBeTruthy();
    await waitFor(async () => expect(await getSealed(PRIYA, 'choices')).toMatchObject({ child: expect.any(String) }));
    cleanup();
    await open();
    expect(screen.getByRole('link', { name: /^Asks/ })).toBeTruthy();
  });

  it('opens with the child of the link, and loads all children of a family', async () => {
    const [arlo, noor] = [child('Arlo', [skill('Waits')]), child('Noor', [skill('Asks')])];
    plan = OK(planOf([arlo, noor]));
    history.replaceState(null, '', `?member=${noor._id}`);
    await open();
    history.replaceState(null, '', location.pathname);
    expect(screen.getByRole('link', { name: /^Asks/ })).toBeTruthy();
    expect(requests.map(({ url }) => url)).toContain(toUrl(getDevicePlan));
  });

  const KIT = newId();
  const openFor = async (id: string) => {
    history.replaceState(null, '', `?member=${id}`);
    await open();
    history.replaceState(null, '', location.pathname);
  };

  it.each([true, false])('never takes another child for the requested one (connected: %s)', async (connected) => {
    plan = OK(planOf([child('Arlo', [skill('Waits')]), child('Noor', [skill('Asks')])]));
    await open();
    cleanup();
    online = connected;
    await openFor(KIT);
    expect(screen.getByRole('heading', { name: practiseLabels.notReady })).toBeTruthy();
    expect(screen.queryByText(/Waits|Asks/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.practiseWith('Noor') }));
    expect(screen.getByRole('link', { name: /^Asks/ })).toBeTruthy();
  });

  it('with a session, a child that the pass does not name yet is added to it and opens', async () => {
    const [arlo, kit] = [child('Arlo', [skill('Waits')]), { ...child('Kit', [skill('Claps')]), _id: KIT }];
    localStorage.setItem('sessionOwner', `Customer:${PRIYA}`);
    localStorage.setItem('lastActive', String(Date.now()));
    refreshed = OK({ token: 'session-1', user: { _id: PRIYA, members: [{ _id: arlo._id }, { _id: KIT }] } });
    plan = [OK(planOf([arlo])), OK(planOf([arlo, kit]))];
    widened = OK({});
    await openFor(KIT);
    expect(screen.getByRole('link', { name: /^Claps/ })).toBeTruthy();
    expect(requests.filter(({ url }) => url.includes('practice/')).map(({ bearer }) => bearer)).toEqual([
      'Bearer pass_1',
      'Bearer session-1',
      'Bearer pass_1',
    ]);
    expect(await readPass(PRIYA)).toMatchObject({ token: 'pass_1', members: [arlo._id, KIT] });
  });

  it('staff without a child are sent to the child’s page, since trying again cannot help', async () => {
    localStorage.clear();
    localStorage.setItem('sessionOwner', `Business:${PRIYA}`);
    localStorage.setItem('lastActive', String(Date.now()));
    await open();
    expect(screen.getByRole('heading', { name: practiseLabels.noChild })).toBeTruthy();
    expect(screen.getByRole('link', { name: practiseLabels.openHome })).toBeTruthy();
    expect(screen.queryByRole('button', { name: practiseLabels.retry })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('a child that is out of reach leaves no plan on the device [practice 8]', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    cleanup();
    plan = { status: 404, body: { status: false, code: 'not_found', message: 'We could not find it.' } };
    await open();
    expect(screen.queryByText(/Waits/)).toBeNull();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
  });

  it('a 404 that is not the server’s own leaves the plan on the device', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    cleanup();
    // What a proxy without a way to the server says, as a page of its own.
    plan = { status: 404, body: {} };
    await open();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
    expect(await getSealed(PRIYA, 'plan')).toBeDefined();
  });

  it('opens offline with the plan that was loaded before', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    cleanup();
    online = false;
    await open();
    expect(screen.getByText(practiseLabels.notConnected)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
  });

  it('a revoked pass asks for a sign-in: the plan goes, what waits stays [practice 11]', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    await storeEntry({ id: newId(), owner: PRIYA, kind: PRACTICE, body: {}, label: 'Waits: 1 go.' });
    cleanup();
    plan = ENDED;
    await open();
    expect(screen.getByRole('heading', { name: practiseLabels.signInTitle })).toBeTruthy();
    expect(await readPass(PRIYA)).toBeUndefined();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
    expect(await readEntries(PRIYA)).toHaveLength(1);
    expect(await screen.findByText(outboxTexts.waiting(1))).toBeTruthy();
  });

  it('a server that fails leaves what is on the device, and without it offers to try again', async () => {
    plan = { status: 503, body: { status: false, code: 'unavailable', message: 'later' } };
    await open();
    expect(screen.getByRole('heading', { name: practiseLabels.failed })).toBeTruthy();
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.retry }));
    expect(await screen.findByRole('link', { name: /^Waits/ })).toBeTruthy();
  });

  it('counts with one button, and times with a clock that can be put right', async () => {
    const [count, time] = [skill('Claps', { measure: 'count' }), skill('Sits', { measure: 'duration' })];
    plan = OK(planOf([child('Arlo', [count, time])]));
    await open();
    location.hash = count._id;
    window.dispatchEvent(new Event('hashchange'));
    const happened = await screen.findByRole('button', { name: practiseLabels.happened });
    for (let n = 0; n < 51; n += 1) happened.click();
    expect(await screen.findByText(practiseLabels.times(50))).toBeTruthy();
    expect(screen.getByText(practiseLabels.most)).toBeTruthy();

    location.hash = time._id;
    window.dispatchEvent(new Event('hashchange'));
    expect(await screen.findByRole('heading', { name: 'Sits' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.minuteMore }));
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.minuteMore }));
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.minuteLess }));
    expect(within(screen.getByRole('main')).getByRole('timer').textContent).toBe('1:00');
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.done }));
    expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    const [entry] = await readEntries(PRIYA);
    expect(entry?.body).toMatchObject({ seconds: 60, skill: time._id });
  });

  const record = async (name: string) => {
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    window.dispatchEvent(new Event('hashchange'));
    await userEvent.click(await screen.findByRole('button', { name: practiseLabels.results.own }));
    return screen.getByRole('button', { name: practiseLabels.done });
  };

  it('a double press on Done records one entry [practice 1]', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    const done = await record('Waits');
    done.click();
    done.click();
    expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    expect(await readEntries(PRIYA)).toHaveLength(1);
  });

  it('what is being recorded stays on the screen when a plan without it arrives [practice 8]', async () => {
    const [waits, asks] = [skill('Waits'), skill('Asks')];
    const arlo = child('Arlo', [waits, asks]);
    plan = OK(planOf([arlo]));
    await open();
    const done = await record('Waits');
    plan = OK(planOf([{ ...arlo, skills: [asks] }]));
    window.dispatchEvent(new Event('online'));
    await waitFor(async () =>
      expect(await getSealed(PRIYA, 'plan')).toMatchObject({ plan: { children: [{ skills: [{ name: 'Asks' }] }] } }),
    );
    expect(screen.getByText(/^1.go so far$/)).toBeTruthy();
    done.click();
    expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    expect(await readEntries(PRIYA)).toMatchObject([{ body: { skill: waits._id, member: arlo._id } }]);
    await userEvent.click(screen.getByRole('button', { name: practiseLabels.again }));
    expect(screen.queryByRole('link', { name: /^Waits/ })).toBeNull();
  });

  it('the plan is loaded again when entries have been sent, so that they still count', async () => {
    const waits = skill('Waits', { week: { goes: 0, own: 0, timed: 0, seconds: 0 } });
    const arlo = child('Arlo', [waits]);
    plan = OK(planOf([arlo]));
    await open();
    (await record('Waits')).click();
    await userEvent.click(await screen.findByRole('button', { name: practiseLabels.again }));
    expect(await screen.findByText(/^1.go this week$/)).toBeTruthy();
    const [entry] = await readEntries(PRIYA);
    const db = await database();
    const [row] = await db.getAll('entries');
    if (row) await db.put('entries', { ...row, notBefore: 0 });
    plan = OK(planOf([{ ...arlo, skills: [{ ...waits, week: { goes: 1, own: 1, timed: 0, seconds: 0 } }] }]));
    batch = OK({ results: [{ _id: entry?.id, result: 'stored', message: null, errors: null }] });
    await flush();
    expect(await readEntries(PRIYA)).toEqual([]);
    expect(await screen.findByText(/^1.go this week$/)).toBeTruthy();
  });

  it('a plan of an earlier week says nothing of this one', async () => {
    plan = OK({ ...planOf([child('Arlo', [skill('Waits')])]), week: { from: '2026-01-05', to: '2026-01-11' } });
    await open();
    expect(screen.getByText(practiseLabels.notYetThisWeek)).toBeTruthy();
  });

  it('the plan is loaded again when the page becomes visible', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    plan = OK(planOf([child('Arlo', [skill('Asks')])]));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('link', { name: /^Asks/ })).toBeTruthy();
  });

  it('the way back of the browser leads from the saved entry to its skill', async () => {
    const waits = skill('Waits');
    plan = OK(planOf([child('Arlo', [waits])]));
    await open();
    (await record('Waits')).click();
    expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    location.hash = waits._id;
    window.dispatchEvent(new Event('hashchange'));
    expect(await screen.findByRole('heading', { name: 'Waits' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: practiseLabels.done }).disabled).toBe(true);
  });

  it('warns from 400 entries on, whoever wrote them: the limit counts all of them [practice 9]', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await storeEntry({ id: newId(), owner: newId(), kind: PRACTICE, body: {}, label: 'Another person' });
    const db = await database();
    const [one] = await db.getAll('entries');
    const tx = db.transaction('entries', 'readwrite');
    for (let n = 1; n < WAITING_WARNING; n += 1) if (one) void tx.store.put({ ...one, id: newId(n) });
    await tx.done;
    await open();
    expect(await screen.findByText(practiseLabels.nearlyFull(WAITING_WARNING, WAITING_MAX))).toBeTruthy();
  });

  it('says Sent only after the answer of the server, not because the entry is gone [practice 3]', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    (await record('Waits')).click();
    expect(await screen.findByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    const [entry] = await readEntries(PRIYA);
    const db = await database();
    await db.delete('entries', entry?.id ?? '');
    await flush();
    expect(screen.getByRole('heading', { name: practiseLabels.saved })).toBeTruthy();
    // The same entry again, due at once.
    await storeEntry({ id: entry?.id ?? '', owner: PRIYA, kind: PRACTICE, body: entry?.body, label: 'Waits: 1 go.' });
    batch = OK({ results: [{ _id: entry?.id, result: 'stored', message: null, errors: null }] });
    await flush();
    expect(await screen.findByRole('heading', { name: practiseLabels.sent })).toBeTruthy();
  });

  it('a sign-out in another tab removes the plan from an open page', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
    localStorage.removeItem('deviceReady');
    window.dispatchEvent(new StorageEvent('storage', { key: 'deviceReady' }));
    expect(await screen.findByRole('heading', { name: practiseLabels.signInTitle })).toBeTruthy();
    expect(screen.queryByText(/Waits/)).toBeNull();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
  });

  it('a page restored by the way back catches up with a sign-out', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    localStorage.removeItem('deviceReady');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('heading', { name: practiseLabels.signInTitle })).toBeTruthy();
  });

  it('a plan that arrives after a sign-out is not stored', async () => {
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url.startsWith(toUrl(getDevicePlan))) localStorage.removeItem('deviceReady');
      return fetch(url, init);
    });
    await open();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
    expect(await readPass(PRIYA)).toBeUndefined();
  });

  it('what an interrupted sign-out left behind is removed at the next start', async () => {
    await putSealed(PRIYA, 'plan', { plan: planOf([child('Arlo', [skill('Waits')])]), etag: null });
    localStorage.removeItem('deviceReady');
    online = false;
    await open();
    expect(screen.getByRole('heading', { name: practiseLabels.firstVisit })).toBeTruthy();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
    expect(await readPass(PRIYA)).toBeUndefined();
  });

  it('an outdated app check is renewed and does not end the pass [practice 11]', async () => {
    const failed = { status: 401, body: { status: false, code: 'app_check_failed', message: 'Reload.' } };
    plan = [failed, OK(planOf([child('Arlo', [skill('Waits')])]))];
    await open();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
    plan = [failed, failed];
    cleanup();
    await open();
    expect(await readPass(PRIYA)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
  });

  it('after a rejected pass the session of the browser is used, and the device is not ready any more', async () => {
    localStorage.setItem('sessionOwner', `Customer:${PRIYA}`);
    localStorage.setItem('lastActive', String(Date.now()));
    await putSealed(PRIYA, 'view', { home: 'Arlo' });
    refreshed = OK({ token: 'session-1', user: { _id: PRIYA } });
    plan = [ENDED, OK(planOf([child('Arlo', [skill('Waits')])]))];
    await open();
    expect(screen.getByRole('link', { name: /^Waits/ })).toBeTruthy();
    expect(requests.filter(({ url }) => url.startsWith(toUrl(getDevicePlan))).map(({ bearer }) => bearer)).toEqual([
      'Bearer pass_1',
      'Bearer session-1',
    ]);
    expect(await readPass(PRIYA)).toBeUndefined();
    expect(await getSealed(PRIYA, 'view')).toBeUndefined();
    expect(readyOwner()).toBeNull();
  });

  it('uses no session of somebody else who has signed in since', async () => {
    localStorage.clear();
    localStorage.setItem('sessionOwner', `Customer:${newId()}`);
    localStorage.setItem('lastActive', String(Date.now()));
    refreshed = OK({ token: 'session-2', user: { _id: newId() } });
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    expect(requests.filter(({ bearer }) => bearer === 'Bearer session-2')).toEqual([]);
    expect(screen.getByRole('heading', { name: practiseLabels.signInTitle })).toBeTruthy();
  });

  it('after a sign-in in another tab the token of the person before is not used', async () => {
    const SAM = newId();
    const signIn = (person: string, token: string) => {
      localStorage.clear();
      localStorage.setItem('sessionOwner', `Customer:${person}`);
      localStorage.setItem('lastActive', String(Date.now()));
      refreshed = OK({ token, user: { _id: person } });
    };
    signIn(PRIYA, 'session-1');
    plan = OK(planOf([child('Arlo', [skill('Waits')])]));
    await open();
    signIn(SAM, 'session-2');
    requests = [];
    plan = OK({ ...planOf([child('Kit', [skill('Asks')])]), me: { _id: SAM, firstName: 'Sam' } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionOwner' }));
    expect(await screen.findByRole('link', { name: /^Asks/ })).toBeTruthy();
    expect(requests.map(({ bearer }) => bearer)).not.toContain('Bearer session-1');
  });

  it('what waits is called another person’s only for somebody who has signed in', async () => {
    const SAM = newId();
    await storeEntry({ id: newId(), owner: PRIYA, kind: PRACTICE, body: {}, label: 'Waits' });
    localStorage.clear();
    await open();
    expect(await screen.findByText(practiseLabels.someones(1))).toBeTruthy();
    cleanup();
    localStorage.setItem('sessionOwner', `Customer:${SAM}`);
    localStorage.setItem('lastActive', String(Date.now()));
    refreshed = OK({ token: 'session-2', user: { _id: SAM } });
    plan = OK({ ...planOf([child('Kit', [skill('Asks')])]), me: { _id: SAM, firstName: 'Sam' } });
    await open();
    expect(await screen.findByText(practiseLabels.others(1))).toBeTruthy();
  });

  it('a plan of another person is neither shown nor stored', async () => {
    const SAM = newId();
    plan = OK({ ...planOf([child('Kit', [skill('Asks')])]), me: { _id: SAM, firstName: 'Sam' } });
    await open();
    expect(screen.queryByText(/Asks/)).toBeNull();
    expect(await getSealed(SAM, 'plan')).toBeUndefined();
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
  });
});

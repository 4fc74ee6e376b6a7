import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { EarlyWindow } from '../kernel/early.ts';
import type { HeldWindow } from '../kernel/held-presses.ts';
import { storageKey } from '../kernel/sign-in/storage.ts';

type Sent = { url: string; method: string; headers: Record<string, string> };
let sent: Sent[];
let answers: Record<string, unknown>;
let system: { dark: boolean; changed: (() => void)[] };

const early = () => (window as EarlyWindow).early;
const run = () => import('./first-script.ts');
const preloaded = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete (window as EarlyWindow).early;
  document.head.innerHTML = `<meta name="app-check" content="of-the-page" />
    <script type="application/json" id="files">{"area":["/a.js","/a.css"],"home":["/h.js"],"staff":["/s.js"]}</script>`;
  localStorage.setItem(storageKey('owner'), 'Customer:1');
  localStorage.setItem(storageKey('lastActive'), String(Date.now()));
  history.replaceState(null, '', SCREENS.home.path);
  system = { dark: false, changed: [] };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('dark') && system.dark;
        },
        addEventListener: (_: string, listener: () => void) => system.changed.push(listener),
      }) as unknown as MediaQueryList,
  );
  sent = [];
  answers = {
    '/api/auth/refresh': {
      data: {
        token: 'bearer',
        user: { role: 'Customer', consentVersion: CONSENT_VERSION, members: [{ _id: 'm1' }, { _id: 'm2' }] },
      },
    },
    '/api/dashboard/firstView': { data: [{ url: '/api/news', code: 200, body: {} }] },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, method: init.method ?? 'GET', headers: init.headers as Record<string, string> });
    return Response.json(answers[url.replace(/\?.*/, '')]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

it('requests the session and the home at once, with the token of the page, and preloads the code', async () => {
  await run();
  expect(await early()?.view).toEqual([{ url: '/api/news', code: 200, body: {} }]);
  expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual([
    'POST /api/auth/refresh',
    'GET /api/dashboard/firstView?member=m1',
  ]);
  expect(sent.map(({ headers }) => headers['X-App-Check'])).toEqual(['of-the-page', 'of-the-page']);
  expect(sent[1]?.headers['Authorization']).toBe('Bearer bearer');
  expect(preloaded()).toEqual(['/a.js', '/a.css', '/h.js']);
  // The response can still be read by the call that takes it.
  expect(await (await early()?.session)?.json()).toEqual(answers['/api/auth/refresh']);
});

it.each([
  ['the last choice', 'm2', '', 'm2'],
  ['not a choice that is no child of theirs', 'other', '', 'm1'],
  ['the child in the URL', 'm2', '?memberId=m1', 'm1'],
])('asks for the child that the screen will show: %s', async (_, last, search, expected) => {
  localStorage.setItem(storageKey('selectedMember'), last);
  history.replaceState(null, '', `${SCREENS.home.path}${search}`);
  await run();
  await early()?.view;
  expect(sent[1]?.url).toBe(`/api/dashboard/firstView?member=${expected}`);
});

it('a family that has not consented gets its session, but nothing of the home', async () => {
  answers['/api/auth/refresh'] = {
    data: { token: 'bearer', user: { role: 'Customer', consentVersion: null, members: [{ _id: 'm1' }] } },
  };
  await run();
  expect(await early()?.view).toEqual([]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/refresh']);
});

it('staff get no child from an earlier choice', async () => {
  answers['/api/auth/refresh'] = { data: { token: 'bearer', user: { role: 'BusinessUser', members: [] } } };
  localStorage.setItem(storageKey('selectedMember'), 'm2');
  await run();
  await early()?.view;
  expect(sent[1]?.url).toBe('/api/dashboard/firstView');
});

it.each(['Administrator', 'BusinessUser'])(
  'a visit of a %s loads the files of staff, not of a family',
  async (role) => {
    localStorage.setItem(storageKey('owner'), `${role}:1`);
    await run();
    expect(preloaded()).toEqual(['/a.js', '/a.css', '/s.js']);
  },
);

it('other signed-in pages request the session only', async () => {
  history.replaceState(null, '', SCREENS.diary.path);
  await run();
  await early()?.session;
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/refresh']);
  expect(preloaded()).toEqual(['/a.js', '/a.css']);
});

it.each([
  ['nobody is signed in', () => localStorage.removeItem(storageKey('owner'))],
  [
    'the session was unused for too long',
    () => localStorage.setItem(storageKey('lastActive'), String(Date.now() - IDLE_TIMEOUT_MS)),
  ],
  ['the page is public', () => history.replaceState(null, '', '/login')],
])('requests nothing if %s', async (_, change) => {
  change();
  await run();
  expect(sent).toEqual([]);
  expect(early()).toBeUndefined();
});

it('a refused session or a failed request leaves nothing behind for the home', async () => {
  answers['/api/auth/refresh'] = { status: false };
  await run();
  expect(await early()?.view).toEqual([]);
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await run();
  expect(await early()?.view).toEqual([]);
});

const changed = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
const shownTheme = () => document.documentElement.getAttribute('data-theme');

it('follows the system, and the choice made in another tab', async () => {
  await run();
  expect(shownTheme()).toBe('light');
  system.dark = true;
  for (const listener of system.changed) listener();
  expect(shownTheme()).toBe('dark');
  localStorage.setItem('amberway.display', JSON.stringify({ theme: 'light', calm: true }));
  changed('amberway.display');
  expect([shownTheme(), document.documentElement.getAttribute('data-calm')]).toEqual(['light', 'on']);
  localStorage.removeItem('amberway.display');
  // A sign-out clears the whole storage, and the choice is put back.
  changed(null);
  expect([shownTheme(), document.documentElement.getAttribute('data-calm')]).toEqual(['light', 'on']);
  localStorage.setItem('amberway.display', '{}');
  changed('amberway.display');
  expect([shownTheme(), document.documentElement.getAttribute('data-calm')]).toEqual(['dark', null]);
});

const openSignIn = async (path: string, owner: string | null) => {
  document.documentElement.removeAttribute('data-late');
  if (owner === null) localStorage.removeItem(storageKey('owner'));
  history.replaceState(null, '', path);
  await run();
  return document.documentElement.hasAttribute('data-late');
};

it('the form that came with a sign-in page is hidden where something else will be shown', async () => {
  expect(await openSignIn('/login', 'Customer:1')).toBe(true);
  vi.resetModules();
  expect(await openSignIn('/login#logout', null)).toBe(true);
  vi.resetModules();
  expect(await openSignIn('/clinicians/login', null)).toBe(false);
  (window as HeldWindow).takePresses?.();
});

it('a form sent before the code has loaded is held, and not sent by the browser', async () => {
  await openSignIn('/login', null);
  document.body.innerHTML = '<form><button type="button"><b>Show</b></button><a href="#x">Link</a></form>';
  const form = document.querySelector('form')!;
  const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(send()).toBe(false);
  document.querySelector('b')!.click();
  document.querySelector('a')!.click();
  const presses = (window as HeldWindow).takePresses?.() ?? [];
  expect([...presses]).toEqual([form, document.querySelector('button')]);
  expect(send()).toBe(true);
});

import { beforeEach, expect, it, vi } from 'vitest';

const code = vi.hoisted(() => ({
  loaded: vi.fn<() => void>(),
  bootSession: vi.fn<() => Promise<void>>(async () => {}),
  takeDrafts: vi.fn<() => void>(),
  finishSignOut: vi.fn<() => void>(),
  catchUp: vi.fn<() => void>(),
  followOtherTabs: vi.fn<() => void>(),
}));
vi.mock('./session-code.ts', () => {
  code.loaded();
  return code;
});

const DRAFT = 'draft|u-1|note|n-1|tab';
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const fire = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields));
const signInElsewhere = () => {
  localStorage.setItem('sessionOwner', 'Customer:u-1');
  fire('storage', { key: 'sessionOwner' });
};

let startApp: () => boolean;
beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.resetModules();
  ({ startApp } = await import('./start.ts'));
});

it('a signed-out visitor loads no code of a session', async () => {
  expect(startApp()).toBe(false);
  fire('storage', { key: 'amberway.display' });
  fire('pageshow', { persisted: true });
  fire('online', {});
  await soon();
  expect(code.loaded).not.toHaveBeenCalled();
});

it('a session in this browser is loaded, and other tabs are followed', async () => {
  localStorage.setItem('sessionOwner', 'Customer:u-1');
  localStorage.setItem(DRAFT, '{}');
  expect(startApp()).toBe(true);
  await vi.waitFor(() => expect(code.bootSession).toHaveBeenCalledOnce());
  expect(code.followOtherTabs).toHaveBeenCalled();
  expect(code.takeDrafts).not.toHaveBeenCalled();
});

it('the drafts of a session that ended while no page was open are taken out of storage', async () => {
  localStorage.setItem('sessionOwner', 'Customer:u-1');
  localStorage.setItem('lastActive', '1');
  localStorage.setItem(DRAFT, '{}');
  expect(startApp()).toBe(false);
  expect(localStorage.getItem('sessionOwner')).toBeNull();
  await vi.waitFor(() => expect(code.takeDrafts).toHaveBeenCalledOnce());
});

it('a sign-out that did not reach the server is sent at the next start and when the connection is back', async () => {
  localStorage.setItem('signOutPending', '1');
  startApp();
  await vi.waitFor(() => expect(code.finishSignOut).toHaveBeenCalledOnce());
  code.finishSignOut.mockClear();
  fire('online', {});
  await vi.waitFor(() => expect(code.finishSignOut).toHaveBeenCalled());
});

it('a sign-in in another tab is followed: at once, or when the page returns from the bfcache', async () => {
  startApp();
  signInElsewhere();
  await vi.waitFor(() => expect(code.catchUp).toHaveBeenCalledOnce());
  // From here on the session's own code follows.
  fire('storage', { key: 'sessionOwner' });
  await soon();
  expect(code.catchUp).toHaveBeenCalledOnce();
});

it('a page restored from the bfcache learns of a sign-in that it missed', async () => {
  startApp();
  localStorage.setItem('sessionOwner', 'Customer:u-1');
  fire('pageshow', { persisted: false });
  await soon();
  expect(code.catchUp).not.toHaveBeenCalled();
  fire('pageshow', { persisted: true });
  await vi.waitFor(() => expect(code.catchUp).toHaveBeenCalledOnce());
});

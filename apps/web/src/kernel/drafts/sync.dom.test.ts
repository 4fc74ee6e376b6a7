import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedDrafts, writeLocal } from './local.ts';
import { same } from '../same.ts';
import { createDraftSync } from './sync.ts';
import { draftServer, NAME, signInForTest } from './testing.ts';

let server: ReturnType<typeof draftServer>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:42:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  signInForTest();
  server = draftServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openDraft = async () => {
  const restored: unknown[] = [];
  const sync = createDraftSync<string>(
    NAME,
    (value) => restored.push(value),
    () => {},
  );
  await sync.open();
  return { sync, restored, status: () => sync.snapshot().status };
};
const quiet = (ms = 3_000) => vi.advanceTimersByTimeAsync(ms);
const local = () => storedDrafts().map(({ draft }) => [draft.value, draft.dirty]);

describe('saving', () => {
  it('stores in the browser at once and on the server after three idle seconds', async () => {
    const { sync, status } = await openDraft();
    sync.change('a');
    expect(local()).toEqual([['a', true]]);
    await quiet(2_900);
    sync.change('ab');
    await quiet(2_900);
    expect(server.saves).toEqual([]);
    await quiet(100);
    expect(server.saves).toEqual([['ab', 0]]);
    expect(status()).toBe('saved');
    expect(sync.snapshot().savedAt).toBe('2026-11-15T10:42:05.900Z');
    expect(local()).toEqual([['ab', false]]);
  });

  it('bases each save on the version of the last', async () => {
    const { sync } = await openDraft();
    for (const text of ['a', 'b', 'c']) {
      sync.change(text);
      await quiet();
    }
    expect(server.saves).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('text typed during a save is saved after it', async () => {
    const { sync, status } = await openDraft();
    sync.change('a');
    const sending = sync.flush(false);
    sync.change('ab');
    await sending;
    expect(status()).toBe('local');
    await quiet();
    expect(server.saves).toEqual([
      ['a', 0],
      ['ab', 1],
    ]);
  });

  it('a page that is hidden saves at once, with a keepalive request', async () => {
    const { sync } = await openDraft();
    sync.change('a');
    await sync.flush(true);
    expect(server.saves).toEqual([['a', 0]]);
    expect(server.keepalive).toEqual([true]);
    sync.change('x'.repeat(100_000));
    await sync.flush(true);
    // More than browsers allow in a keepalive request.
    expect(server.keepalive).toEqual([true, false]);
  });

  it('text that the server rejects stays in the browser, with the reason shown', async () => {
    const { sync, status } = await openDraft();
    server.refusal = { status: 413, code: 'too_large', message: 'A draft may hold 256 KB.' };
    sync.change('too much');
    await quiet();
    expect([status(), sync.snapshot().reason]).toEqual(['refused', 'A draft may hold 256 KB.']);
    expect(local()).toEqual([['too much', true]]);
    server.refusal = null;
    sync.change('less');
    await quiet();
    expect(status()).toBe('saved');
  });
});

describe('offline', () => {
  it('retries at growing intervals until the server responds', async () => {
    const { sync, status } = await openDraft();
    server.offline = true;
    sync.change('a');
    await quiet();
    expect(status()).toBe('offline');
    await quiet(5_000);
    expect(status()).toBe('offline');
    server.offline = false;
    await quiet(9_000);
    expect(server.saves).toEqual([]);
    await quiet(1_000);
    expect(server.saves).toEqual([['a', 0]]);
    expect(status()).toBe('saved');
  });

  it('restores the browser’s text when the server cannot be reached, and sends it later', async () => {
    writeLocal(NAME, { value: 'typed before', version: 0, dirty: true, at: Date.now() });
    server.offline = true;
    const { restored, status } = await openDraft();
    expect([restored, status()]).toEqual([['typed before'], 'offline']);
    server.offline = false;
    await quiet(5_000);
    expect(server.saves).toEqual([['typed before', 0]]);
  });
});

describe('restoring', () => {
  it('restores the server’s text, on another device too', async () => {
    server.stored = { value: 'from the phone', version: 4, updatedAt: '2026-11-14T08:00:00Z' };
    const { sync, restored, status } = await openDraft();
    expect([restored, status(), sync.snapshot().savedAt]).toEqual([
      ['from the phone'],
      'saved',
      '2026-11-14T08:00:00Z',
    ]);
    sync.change('from the phone');
    await quiet();
    expect(server.saves).toEqual([]);
  });

  it('prefers text that was typed here and not sent yet, and sends it', async () => {
    server.stored = { value: 'old', version: 2, updatedAt: '2026-11-14T08:00:00Z' };
    writeLocal(NAME, { value: 'newer', version: 2, dirty: true, at: Date.now() });
    const { restored } = await openDraft();
    await quiet(0);
    expect(restored).toEqual(['newer']);
    expect(server.saves).toEqual([['newer', 2]]);
  });

  it('takes over the text of a crashed tab', async () => {
    writeLocal(NAME, { value: 'left behind', version: 0, dirty: true, at: Date.now() });
    sessionStorage.clear();
    const { restored } = await openDraft();
    expect(restored).toEqual(['left behind']);
    expect(storedDrafts()).toHaveLength(1);
  });

  it('restores nothing when nothing is stored', async () => {
    const { restored, status } = await openDraft();
    expect([restored, status()]).toEqual([[], 'idle']);
  });
});

describe('two tabs', () => {
  const conflict = async () => {
    const tab = await openDraft();
    tab.sync.change('mine');
    server.stored = { value: 'theirs', version: 1, updatedAt: '2026-11-15T10:41:00Z' };
    await quiet();
    return tab;
  };

  it('the older save is not forced: both texts stay until the user chooses', async () => {
    const { sync, status, restored } = await conflict();
    expect([status(), sync.snapshot().other?.value, restored]).toEqual(['conflict', 'theirs', []]);
    sync.change('mine, and more');
    await quiet(60_000);
    expect(server.saves).toEqual([]);
    expect(server.stored?.value).toBe('theirs');
    expect(local()).toEqual([['mine, and more', true]]);
  });

  it('keeping the own text saves it over the other one', async () => {
    const { sync, status } = await conflict();
    sync.keepMine();
    await quiet(0);
    expect(server.saves).toEqual([['mine', 1]]);
    expect(status()).toBe('saved');
  });

  it('taking the other text puts it into the form and sends nothing', async () => {
    const { sync, status, restored } = await conflict();
    sync.takeOther();
    await quiet(10_000);
    expect([restored, status(), server.saves]).toEqual([['theirs'], 'saved', []]);
  });

  it('a different order of fields from the server is not a change', () => {
    expect(same({ page: 0, answers: { b: ['x'], a: '1' } }, { answers: { a: '1', b: ['x'] }, page: 0 })).toBe(true);
    expect(same({ answers: { a: ['x', 'y'] } }, { answers: { a: ['y', 'x'] } })).toBe(false);
    expect(same({ a: '' }, { a: null })).toBe(false);
  });

  it('a closed tab’s unsent text conflicts with a newer one when it is restored', async () => {
    server.stored = { value: 'theirs', version: 3, updatedAt: '2026-11-15T10:41:00Z' };
    writeLocal(NAME, { value: 'mine', version: 2, dirty: true, at: Date.now() });
    const { sync, restored, status } = await openDraft();
    expect([restored, status(), sync.snapshot().other?.value]).toEqual([['mine'], 'conflict', 'theirs']);
  });

  it('the same text from both tabs is no conflict', async () => {
    const { sync, status } = await openDraft();
    sync.change('same');
    server.stored = { value: 'same', version: 1, updatedAt: '2026-11-15T10:41:00Z' };
    await quiet();
    expect(status()).toBe('saved');
  });
});

describe('a form that stays open after it was sent', () => {
  it('stores what is typed next as a new draft', async () => {
    const { sync, status } = await openDraft();
    sync.change('first');
    await quiet();
    await sync.clear();
    expect([status(), storedDrafts(), server.stored]).toEqual(['idle', [], null]);
    sync.change('second');
    expect([status(), local()]).toEqual(['local', [['second', true]]]);
    await quiet();
    expect([status(), server.saves.at(-1)]).toEqual(['saved', ['second', 0]]);
  });

  it('stores what is typed while the old draft is being removed, and sends it afterwards', async () => {
    const { sync } = await openDraft();
    sync.change('first');
    const sending = sync.flush(false);
    const clearing = sync.clear();
    sync.change('second');
    const next = sync.flush(false);
    await Promise.all([sending, clearing, next]);
    expect([local(), server.stored?.value, server.removed]).toEqual([[['second', false]], 'second', 1]);
  });

  it('does not restore the draft when a save conflicts with another text', async () => {
    const { sync, status } = await openDraft();
    sync.change('mine');
    server.stored = { value: 'theirs', version: 1, updatedAt: '2026-11-15T10:41:00Z' };
    const sending = sync.flush(false);
    const clearing = sync.clear();
    await Promise.all([sending, clearing]);
    await quiet(60_000);
    expect([status(), storedDrafts(), server.stored]).toEqual(['idle', [], null]);
  });

  it('the next text replaces a draft that could not be removed', async () => {
    const { sync, status } = await openDraft();
    sync.change('first');
    await quiet();
    server.offline = true;
    await sync.clear();
    server.offline = false;
    sync.change('second');
    await quiet();
    expect([status(), server.stored?.value]).toEqual(['saved', 'second']);
  });

  it('an untouched one sends no request', async () => {
    const { sync } = await openDraft();
    await sync.clear();
    expect(server.removed).toBe(0);
  });
});

it('a sent form clears both copies, also during a save', async () => {
  const { sync } = await openDraft();
  sync.change('a');
  const sending = sync.flush(false);
  await sync.clear();
  await sending;
  await quiet(60_000);
  expect([storedDrafts(), server.stored, server.removed]).toEqual([[], null, 1]);
});

describe('a text that was stored as a conflict copy at sign-out', () => {
  const openBoth = async () => {
    server.stored = {
      value: 'theirs',
      version: 4,
      updatedAt: '2026-11-15T09:00:00Z',
      conflict: { _id: 'copy-1', value: 'mine' },
    };
    const opened = await openDraft();
    const sent: unknown[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.method !== 'GET') sent.push([init.method, url, JSON.parse((init.body as string | null) ?? 'null')]);
      return fetch(url, init);
    });
    return { ...opened, sent };
  };

  it('is shown again, and both texts are offered', async () => {
    const { sync, restored, status } = await openBoth();
    expect(restored).toEqual(['mine']);
    expect(status()).toBe('conflict');
    expect(sync.snapshot().other?.value).toBe('theirs');
    await quiet();
    expect(server.saves).toEqual([]);
  });

  it('is saved over the other one when the user keeps it, and its copy is removed', async () => {
    const { sync, sent, status } = await openBoth();
    sync.keepMine();
    await quiet();
    expect(sent).toEqual([['PUT', '/api/draft/note/k-1', { value: 'mine', version: 4, settles: 'copy-1' }]]);
    expect(status()).toBe('saved');
  });

  it('is removed when the user takes the other one', async () => {
    const { sync, sent, restored, status } = await openBoth();
    sync.takeOther();
    await quiet();
    expect(restored).toEqual(['mine', 'theirs']);
    expect(sent).toEqual([['PUT', '/api/draft/note/k-1', { value: 'theirs', version: 4, settles: 'copy-1' }]]);
    expect(status()).toBe('saved');
  });

  it('when edited before the choice, is offered again after a reload and overwrites nothing', async () => {
    const { sync } = await openBoth();
    sync.change('mine, longer');
    await quiet();
    expect(server.saves).toEqual([]);
    const again = await openDraft();
    expect(again.restored).toEqual(['mine, longer']);
    expect(again.status()).toBe('conflict');
  });

  it('is removed when the form is sent', async () => {
    const { sync, sent } = await openBoth();
    await sync.clear();
    expect(sent).toEqual([['DELETE', '/api/draft/note/k-1?settles=copy-1', null]]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MEDIA_TOKEN_MS, SESSION_REFRESH_MS } from '@amberway/contract/kernel/limits';
import { me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { keptDrafts, writeLocal } from '../drafts/local.ts';
import { bootSession, startApp } from './boot.ts';
import { writeMediaToken } from './media-token.ts';
import { closeSession, currentSession } from './state.ts';
import { read, write } from './storage.ts';

const TOKEN = 'a'.repeat(43);
const RENEWED = { token: TOKEN, gcpToken: 'fresh-media', sessionExpiresAt: '2099-01-01T00:00:00Z' };
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  closeSession();
});

/** A browser that was signed in so long ago, and a server whose renewal waits for `answer`. */
const reopened = (ago: number) => {
  write('token', TOKEN);
  writeMediaToken('media', Date.now() - ago);
  let answer: (with_: unknown) => void = () => {};
  const renewal = new Promise((resolve) => {
    answer = resolve;
  });
  const server = serve({ 'GET user/me': () => me('parent'), 'POST auth/refresh': () => renewal });
  return { server, answer };
};

describe('the media token at start', () => {
  it('a fresh one costs no call', async () => {
    const { server } = reopened(SESSION_REFRESH_MS - 1000);
    expect(await bootSession()).toBe('signedIn');
    expect(server.asked.map(({ path }) => path)).toEqual(['user/me']);
  });

  it('an old one is renewed while the page opens', async () => {
    const { server, answer } = reopened(SESSION_REFRESH_MS);
    expect(await bootSession()).toBe('signedIn');
    expect(server.of('POST auth/refresh')).toHaveLength(1);
    answer(RENEWED);
    await soon();
    expect(read('gcpToken')).toBe('fresh-media');
  });

  it('one that has run out is renewed before anything shows', async () => {
    const { answer } = reopened(MEDIA_TOKEN_MS + 1000);
    const booted = bootSession();
    await soon();
    expect(currentSession()).toBeNull();
    answer(RENEWED);
    expect(await booted).toBe('signedIn');
    expect(read('gcpToken')).toBe('fresh-media');
  });

  it('a renewal that fails keeps nobody out', async () => {
    const { answer } = reopened(MEDIA_TOKEN_MS + 1000);
    answer(new Refusal(500, 'internal', 'Sorry.'));
    expect(await bootSession()).toBe('signedIn');
  });
});

describe('words that an ended session left in the browser', () => {
  const keep = (key: string, dirty: boolean) =>
    writeLocal({ owner: 'u-1', kind: 'note', key }, { value: 'About Arlo', version: 1, dirty, at: 1 });

  it('go at the next start when the server has them; unsent ones wait for their owner', () => {
    serve({});
    keep('sent', false);
    keep('unsent', true);
    write('token', TOKEN);
    write('lastActive', '1');
    startApp();
    expect(read('token')).toBeNull();
    expect(keptDrafts().map(({ name }) => name.key)).toEqual(['unsent']);
  });

  it('stay while the session lasts', async () => {
    reopened(0);
    keep('sent', false);
    startApp();
    expect(keptDrafts()).toHaveLength(1);
    await soon();
  });
});

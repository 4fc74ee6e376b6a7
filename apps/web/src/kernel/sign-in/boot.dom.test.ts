import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '@amberway/contract/kernel/wall-clock';
import { rememberOffsets } from '@amberway/contract/kernel/zone-offsets';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { removeDrafts } from '../drafts/sign-out.ts';
import { lendNavigation } from '../navigation.ts';
import { bootSession } from './boot.ts';
import { currentBearer, clearCredentials, wayBack } from './credentials.ts';
import { clearMediaToken, mediaToken } from './media-token.ts';
import { closeSession, currentSession } from './state.ts';
import { read, write } from './storage.ts';

const RESTORED = {
  token: 'restored',
  gcpToken: 'media',
  sessionExpiresAt: '2099-01-01T00:00:00Z',
  user: me('parent'),
  own: null,
  offsets: { timeZone: 'Australia/Sydney', from: 0, spans: [{ until: 4e12, minutes: 7 }] },
};
const OWNER = `Customer:${IDS.parent}`;
const went: string[] = [];

afterEach(() => rememberOffsets(undefined));
beforeEach(() => {
  localStorage.clear();
  clearCredentials();
  clearMediaToken();
  removeDrafts();
  closeSession();
  went.length = 0;
  lendNavigation((to) => went.push(to));
});

describe('a page load', () => {
  it('gets user, bearer and media token in one call without a bearer, and stores none of the tokens', async () => {
    const server = serve({ 'POST auth/refresh': () => RESTORED });
    write('owner', OWNER);
    expect(await bootSession()).toBe('signedIn');
    expect(server.requests.map(({ path }) => path)).toEqual(['auth/refresh']);
    expect(server.requests[0]?.authorization).toBeNull();
    expect(currentSession()?.user._id).toBe(IDS.parent);
    expect([currentBearer(), mediaToken()]).toEqual(['restored', 'media']);
    expect(wallClock(60_000, 'Australia/Sydney')).toBe(8 * 60_000);
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/restored|media/);
  });

  it('sends no request if nobody has signed in', async () => {
    const server = serve({});
    expect(await bootSession()).toBe('signedOut');
    expect(server.requests).toEqual([]);
  });

  it('ends a session whose cookie is rejected, and leads to the sign-in page', async () => {
    serve({ 'POST auth/refresh': () => new Refusal(401, 'session_expired', 'Ended.') });
    write('owner', OWNER);
    expect(await bootSession()).toBe('signedOut');
    expect(read('owner')).toBeNull();
    expect(went).toEqual(['/login#logout']);
  });

  it('keeps a session that could not be loaded', async () => {
    serve({ 'POST auth/refresh': () => new Refusal(500, 'internal', 'Sorry.') });
    write('owner', OWNER);
    expect(await bootSession()).toMatchObject({ unreachable: { message: 'Sorry.' } });
    expect(read('owner')).toBe(OWNER);
  });

  it('retries after one 503 and shows maintenance after a second one [B018]', async () => {
    let busy = 1;
    const server = serve({
      'POST auth/refresh': () => (busy-- > 0 ? new Refusal(503, 'unavailable', 'Later.') : RESTORED),
    });
    write('owner', OWNER);
    expect(await bootSession()).toBe('signedIn');
    expect(server.requests).toHaveLength(2);
    closeSession();
    busy = 2;
    expect(await bootSession()).toBe('maintenance');
    expect(server.requests).toHaveLength(4);
    expect(read('owner')).toBe(OWNER);
  });

  it('restores the way back in a customer’s view', async () => {
    const own = { token: 'coach', role: 'BusinessUser', _id: IDS.coach };
    serve({ 'POST auth/refresh': () => ({ ...RESTORED, user: acting(), own }) });
    write('owner', `BusinessAccesCustomer:${IDS.parent}`);
    expect(await bootSession()).toBe('signedIn');
    expect(wayBack()).toEqual({ token: 'coach', owner: `BusinessUser:${IDS.coach}` });
  });

  it('discards the selections of another user', async () => {
    serve({ 'POST auth/refresh': () => RESTORED });
    write('owner', 'Customer:u-2');
    write('selectedMember', 'm-2');
    await bootSession();
    expect(read('selectedMember')).toBeNull();
    expect(read('owner')).toBe(OWNER);
  });
});

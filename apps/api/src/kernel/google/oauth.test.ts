import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import type { GoogleKind } from '@amberway/contract/calendar/google';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { connectGoogle, consentOf, finishConsent } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { impatientWhen } from '../../testing/google/impatient.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const google = useGoogle();
const server = useServer(() => ({
  env: { ...google.env, PUBLIC_URL: 'https://portal.example', STAFF_SECOND_FACTOR: 'off' },
}));
const { coach } = DEMO_PEOPLE;

let token: string;
beforeEach(async () => {
  google.mode.token = 'well';
  google.mode.userinfo = 'well';
  google.oauth.consent = 'given';
  await rowsOf(server, sql`delete from google_connections`);
  token = await server.signIn('coach');
});

const KINDS = ['calendar', 'gmail'] as const;
const states = () => rowsOf(server, sql`select * from google_oauth_states`);
const connections = () => rowsOf<{ kind: GoogleKind }>(server, sql`select * from google_connections`);
const finish = (kind: GoogleKind, body: { code: string; state: string }, as = token) =>
  finishConsent(server, as, kind, body);
const expectUnused = (response: Awaited<ReturnType<typeof finish>>) =>
  expectInvalid(response, 'state', calendarTexts.authorisationInvalid);

describe.each(KINDS)('connecting %s', (kind) => {
  it('sends a PKCE challenge and a state without user data [B400 B401 B574 B575 C147 C148]', async () => {
    const { consent, back } = await consentOf(server, google, token, kind);
    expect(`${consent.origin}${consent.pathname}`).toBe(`${google.origin}/auth`);
    expect(Object.fromEntries(consent.searchParams)).toMatchObject({
      redirect_uri: `https://portal.example/dashboard/event-callback/google/${kind}`,
      code_challenge_method: 'S256',
      access_type: 'offline',
    });
    const scopes = consent.searchParams.get('scope')?.split(' ') ?? [];
    expect(scopes.every((scope) => (kind === 'calendar' ? /calendar/ : /gmail\.send|email/).test(scope))).toBe(true);
    const state = consent.searchParams.get('state') ?? '';
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(state).not.toContain(coach.id.slice(0, 8));
    expect(back.pathname).toBe(`/dashboard/event-callback/google/${kind}`);
    const stored = JSON.stringify(await states());
    expect(stored).not.toContain(state);
  });

  it('stores the tokens sealed and returns none of them', async () => {
    const { code, state } = await consentOf(server, google, token, kind);
    const response = await finish(kind, { code, state });
    expect(response.status, response.text).toBe(200);
    expect(await connections()).toHaveLength(1);
    const stored = JSON.stringify([await connections(), response.body]);
    for (const secret of ['access-', 'refresh-', code]) expect(stored).not.toContain(secret);
    const log = await rowsOf(
      server,
      sql`select action from audit_log where actor_id = ${coach.id} and action = 'connect'`,
    );
    expect(log.length).toBeGreaterThan(0);
  });

  it('rejects a replayed state', async () => {
    const { code, state } = await consentOf(server, google, token, kind);
    expect((await finish(kind, { code, state })).status).toBe(200);
    expectUnused(await finish(kind, { code, state }));
  });

  it('rejects a state of another sign-in, even of the same person, and leaves it valid for its own', async () => {
    const { code, state } = await consentOf(server, google, token, kind);
    const other = await server.signIn('coach');
    expectUnused(await finish(kind, { code, state }, other));
    expectUnused(await finish(kind, { code, state }, await server.signIn('admin')));
    expect(await connections()).toEqual([]);
    expect((await finish(kind, { code, state })).status).toBe(200);
  });

  it('rejects a state of the other kind', async () => {
    const { code, state } = await consentOf(server, google, token, kind);
    const other = kind === 'calendar' ? 'gmail' : 'calendar';
    expectUnused(await finish(other, { code, state }));
  });

  it('rejects a forged or expired state', async () => {
    const { code, state } = await consentOf(server, google, token, kind);
    expectUnused(await finish(kind, { code, state: 'A'.repeat(43) }));
    expect((await finish(kind, { code, state: 'short' })).status).toBe(422);
    expect((await finish(kind, { code, state: coach.id })).status).toBe(422);
    await rowsOf(server, sql`update google_oauth_states set expires_at = now() - interval '1 second'`);
    expectUnused(await finish(kind, { code, state }));
    expect(await connections()).toEqual([]);
  });

  it('stores nothing for a code that Google does not know, and the state is used up', async () => {
    const { state } = await consentOf(server, google, token, kind);
    expectInvalid(await finish(kind, { code: 'guessed', state }), 'code', calendarTexts.refusedAtGoogle);
    expectUnused(await finish(kind, { code: 'guessed', state }));
    expect(await connections()).toEqual([]);
  });

  it('stores nothing when the permission was granted only in part', async () => {
    google.oauth.consent = 'half';
    const { code, state } = await consentOf(server, google, token, kind);
    expectInvalid(await finish(kind, { code, state }), 'code', calendarTexts.refusedAtGoogle);
    expect(await connections()).toEqual([]);
  });

  it.each(['down', 'slow', 'rubbish', 'huge', 429, 500, 503] as const)(
    'fails with provider_failed, which can be retried, when Google is %s',
    async (mode) => {
      google.mode.token = mode;
      impatientWhen(server, mode === 'slow');
      const { code, state } = await consentOf(server, google, token, kind);
      expectFailure(await finish(kind, { code, state }), 'provider_failed');
      expect(await connections()).toEqual([]);
      google.mode.token = 'well';
      impatientWhen(server, false);
      await connectGoogle(server, google, token, kind);
      expect(await connections()).toHaveLength(1);
    },
  );

  it('can be undone, which revokes the permission, also when Google cannot be reached', async () => {
    const path = kind === 'calendar' ? 'calendarOAuth' : 'gmailOAuth';
    for (const mode of ['well', 'down'] as const) {
      google.mode.revoke = mode;
      await connectGoogle(server, google, token, kind);
      const before = google.oauth.revoked.length;
      expect((await server.call('DELETE', path, { token })).status).toBe(200);
      expect(await connections()).toEqual([]);
      expect(google.oauth.revoked.length - before).toBe(mode === 'well' ? 1 : 0);
    }
    google.mode.revoke = 'well';
  });

  it('cannot be started by a cross-site request', async () => {
    const path = kind === 'calendar' ? 'calendarOAuth' : 'gmailOAuth';
    const headers = { 'sec-fetch-site': 'cross-site' };
    expectFailure(await server.call('GET', path, { token, headers }), 'cross_site');
  });
});

it('nobody can connect an account while acting as a customer', async () => {
  const acting = await server.call('POST', `auth/actAs/${DEMO_PEOPLE.parent.id}`, { token, body: {} });
  const view = acting.body.data.token as string;
  for (const path of ['calendarOAuth', 'gmailOAuth'])
    expectFailure(await server.call('GET', path, { token: view }), 'forbidden');
});

describe('without a Google project', () => {
  const bare = useServer();
  it.each(['calendarOAuth', 'gmailOAuth'])('%s responds with not_connected', async (path) => {
    const as = await bare.signIn('coach');
    const response = await bare.call('GET', path, { token: as });
    expectFailure(response, 'not_connected', { message: calendarTexts.notConfigured });
    expectFailure(
      await bare.call('POST', path, { token: as, body: { code: 'x', state: 'A'.repeat(43) } }),
      'not_connected',
      { message: calendarTexts.notConfigured },
    );
    expect((await bare.call('DELETE', path, { token: as })).status).toBe(200);
  });
});

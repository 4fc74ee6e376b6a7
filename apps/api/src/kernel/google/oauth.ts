import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GOOGLE_CALLBACK_ID, type GoogleKind } from '@amberway/contract/calendar/google';
import { SECOND } from '@amberway/contract/kernel/limits';
import { GoogleFailure } from './failure.ts';
import { callGoogle, postGoogle } from './http.ts';
import type { GoogleSettings } from './settings.ts';

// Google's OAuth 2.0 authorisation code flow with PKCE.

const SCOPES: Record<GoogleKind, { requested: string[]; needed: string }> = {
  calendar: {
    requested: ['https://www.googleapis.com/auth/calendar.events'],
    needed: 'https://www.googleapis.com/auth/calendar.events',
  },
  gmail: {
    requested: ['https://www.googleapis.com/auth/gmail.send', 'https://www.googleapis.com/auth/userinfo.email'],
    needed: 'https://www.googleapis.com/auth/gmail.send',
  },
};

/** Tokens are renewed a little before they expire, so that none expires during a request. */
const MARGIN_MS = 60 * SECOND;

export type Tokens = { access: string; refresh: string; until: number };

const issued = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).max(10_000).optional(),
  scope: z.string().optional(),
});

export const redirectUri = (publicUrl: string, kind: GoogleKind): string =>
  `${publicUrl.replace(/\/{1,9}$/, '')}/dashboard/event-callback/${GOOGLE_CALLBACK_ID}/${kind}`;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

type ConsentRequest = { kind: GoogleKind; state: string; verifier: string; redirect: string };

/** The URL of Google's consent page. The state is random and contains no user data. */
export const consentUrl = (settings: GoogleSettings, { kind, state, verifier, redirect }: ConsentRequest): string => {
  const url = new URL(settings.authUrl);
  const query = {
    client_id: settings.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: SCOPES[kind].requested.join(' '),
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const untilOf = (seconds: number) => Date.now() + seconds * SECOND - MARGIN_MS;
const clientOf = ({ clientId, clientSecret }: GoogleSettings) => ({
  client_id: clientId,
  client_secret: clientSecret,
});

type Exchange = { kind: GoogleKind; code: string; verifier: string; redirect: string };

export const exchangeCode = async (
  settings: GoogleSettings,
  { kind, code, verifier, redirect }: Exchange,
): Promise<Tokens> => {
  const form = {
    ...clientOf(settings),
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirect,
  };
  const tokens = await callGoogle(
    { method: 'POST', url: settings.tokenUrl, form, timeoutMs: settings.timeoutMs },
    issued,
  );
  // On Google's consent page a person can leave a scope unticked.
  const granted = tokens.scope === undefined || tokens.scope.split(' ').includes(SCOPES[kind].needed);
  if (!granted || !tokens.refresh_token) throw new GoogleFailure('refused');
  return { access: tokens.access_token, refresh: tokens.refresh_token, until: untilOf(tokens.expires_in) };
};

export const refreshTokens = async (settings: GoogleSettings, refresh: string): Promise<Tokens> => {
  const form = { ...clientOf(settings), grant_type: 'refresh_token', refresh_token: refresh };
  const tokens = await callGoogle(
    { method: 'POST', url: settings.tokenUrl, form, timeoutMs: settings.timeoutMs },
    issued,
  );
  return { access: tokens.access_token, refresh: tokens.refresh_token ?? refresh, until: untilOf(tokens.expires_in) };
};

export const revokeToken = (settings: GoogleSettings, token: string): Promise<void> =>
  postGoogle({ method: 'POST', url: settings.revokeUrl, form: { token }, timeoutMs: settings.timeoutMs });

const account = z.object({ email: z.email().max(320) });
export const accountOf = async ({ userinfoUrl, timeoutMs }: GoogleSettings, token: string): Promise<string> =>
  (await callGoogle({ method: 'GET', url: userinfoUrl, token, timeoutMs }, account)).email;

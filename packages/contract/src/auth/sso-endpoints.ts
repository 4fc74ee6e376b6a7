import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MINUTE } from '../kernel/limits.ts';
import { assessmentWire as wire } from '../assessment/wire.ts';
import { signedIn } from './schemas.ts';
import { finishSsoBody, linkedIdentity } from './sso.ts';

// Sign-in through the directory of an organisation (OpenID Connect).

/** How long a person may take at the directory's page. */
export const SSO_ATTEMPT_MS = 10 * MINUTE;

export const startSso = endpoint({
  method: 'GET',
  path: 'auth/sso/start',
  tag: 'auth',
  summary: 'Begin the sign-in at the organisation’s directory; returns the address of its page',
  access: 'public',
  reads: false,
  changesState: true,
  limit: 'signIn',
  reply: reply(z.object({ url: z.string() })),
});

export const finishSso = endpoint({
  method: 'POST',
  path: 'auth/sso/finish',
  wire,
  tag: 'auth',
  summary: 'Finish the sign-in at the organisation’s directory; returns the same as the login',
  access: 'public',
  limit: 'signIn',
  body: finishSsoBody,
  reply: reply(signedIn),
});

const own = { tag: 'account', access: { area: 'account', action: 'factors' }, beforeFactor: true } as const;

export const listIdentities = endpoint({
  ...own,
  method: 'GET',
  path: 'account/identities',
  summary: "The directory accounts that are linked to the caller's account",
  reads: false,
  reply: listReply(linkedIdentity),
});

export const unlinkIdentities = endpoint({
  ...own,
  method: 'DELETE',
  path: 'account/identities',
  summary: 'Unlink the directory accounts and end the sign-ins for which they were the second factor',
  limit: 'write',
  confirmed: true,
  // Whether this very sign-in has ended.
  reply: reply(z.object({ signedOut: z.boolean() })),
});

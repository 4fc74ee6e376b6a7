import { z } from 'zod';
import { assessmentWire as wire } from '../assessment/wire.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import {
  addPasskeyBody,
  factors,
  factorsAfterRemoval,
  newRecoveryCodes,
  passkey,
  passkeyOptions,
  passkeyOptionsBody,
  renamePasskeyBody,
  secondBody,
  totpBody,
  totpSetup,
  verifyPasskeyBody,
} from './factors.ts';
import { signedIn } from './schemas.ts';
import { passkeyRequest } from './webauthn.ts';

const signInTag = { tag: 'auth', access: 'public', limit: 'signIn' } as const;

export const signInPasskeyOptions = endpoint({
  ...signInTag,
  method: 'POST',
  path: 'auth/passkey/options',
  summary: 'A challenge to sign in with a passkey; the same for everyone',
  reply: reply(passkeyRequest),
});

export const signInWithPasskey = endpoint({
  ...signInTag,
  method: 'POST',
  path: 'auth/passkey/verify',
  wire,
  summary: 'Sign in with a passkey; returns the same as the login',
  body: verifyPasskeyBody,
  reply: reply(signedIn),
});

export const signInSecond = endpoint({
  ...signInTag,
  method: 'POST',
  path: 'auth/second',
  wire,
  summary: 'The second step of a sign-in that was answered second_needed; returns the same as the login',
  body: secondBody,
  reply: reply(signedIn),
});

// Setting up a factor is allowed while one is due: `beforeFactor`.
const later = { tag: 'account', access: { area: 'account', action: 'factors' } } as const;
const own = { ...later, beforeFactor: true } as const;
const change = { ...own, limit: 'write', confirmed: true } as const;

export const getFactors = endpoint({
  ...own,
  method: 'GET',
  path: 'account/factors',
  summary: "The caller's passkeys, codes and what is still missing",
  reads: false,
  reply: reply(factors),
});

export const listPasskeys = endpoint({
  ...own,
  method: 'GET',
  path: 'account/passkeys',
  summary: "The caller's passkeys, latest first",
  reads: false,
  reply: listReply(passkey),
});

export const passkeyOptionsOfAccount = endpoint({
  ...own,
  method: 'POST',
  path: 'account/passkey/options',
  summary: 'A challenge to add a passkey, or to confirm the session with one',
  limit: 'write',
  body: passkeyOptionsBody,
  reply: reply(passkeyOptions),
});

export const addPasskey = endpoint({
  ...change,
  method: 'POST',
  path: 'account/passkeys',
  summary: 'Add a passkey',
  body: addPasskeyBody,
  reply: reply(factors),
});

const one = { params: z.object({ id }) };

export const renamePasskey = endpoint({
  ...later,
  ...one,
  method: 'PUT',
  path: 'account/passkeys/:id',
  summary: 'Rename a passkey',
  limit: 'write',
  body: renamePasskeyBody,
  reply: reply(factors),
});

export const removePasskey = endpoint({
  ...change,
  ...one,
  method: 'DELETE',
  path: 'account/passkeys/:id',
  summary: 'Remove a passkey and end the sign-ins that used it',
  reply: reply(factorsAfterRemoval),
});

export const startTotp = endpoint({
  ...change,
  method: 'POST',
  path: 'account/totp',
  summary: 'Start or renew the set-up of codes from an app; codes that are on stay on until it is finished',
  reply: reply(totpSetup),
});

export const finishTotp = endpoint({
  ...change,
  method: 'PUT',
  path: 'account/totp',
  summary: 'Finish the set-up with a code of the app',
  body: totpBody,
  reply: reply(factors),
});

export const removeTotp = endpoint({
  ...change,
  method: 'DELETE',
  path: 'account/totp',
  summary: 'Switch codes off and end the sign-ins that used them',
  reply: reply(factorsAfterRemoval),
});

export const makeRecoveryCodes = endpoint({
  ...change,
  method: 'POST',
  path: 'account/recovery-codes',
  summary: 'Make ten recovery codes, shown once; earlier ones stop working',
  reply: reply(newRecoveryCodes),
});

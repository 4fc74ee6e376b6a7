import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/fields.ts';
import { accountAccess, stays } from '../kernel/account-access.ts';
import { device } from './devices.ts';
import { confirmBody } from './factors.ts';
import {
  changePasswordBody,
  forgotPasswordBody,
  linkOwner,
  loginBody,
  refreshed,
  resetPasswordBody,
  signedIn,
} from './schemas.ts';
import { passkeyRequest } from './webauthn.ts';
import { assessmentWire as wire } from '../assessment/wire.ts';

const tag = 'auth';

export const login = endpoint({
  method: 'POST',
  path: 'auth/login',
  wire,
  tag,
  summary: 'Sign in with email and password',
  access: 'public',
  limit: 'signIn',
  body: loginBody,
  reply: reply(signedIn),
});

export const logout = endpoint({
  method: 'POST',
  path: 'auth/logout',
  tag,
  summary: 'End this session on the server, and the pass of the device if it is named',
  access: { area: 'account', action: 'signOut' },
  beforeFactor: true,
  body: z.strictObject({ pass: id.optional() }),
  reply: emptyReply,
});

export const refresh = endpoint({
  method: 'POST',
  path: 'auth/refresh',
  wire,
  tag,
  summary: 'Keep the session alive and renew the media token; without a bearer, restore the session from its cookie',
  access: { area: 'account', action: 'refresh' },
  beforeFactor: true,
  sessionCookie: true,
  reply: reply(refreshed),
});

export const confirmSession = endpoint({
  method: 'POST',
  path: 'auth/confirm',
  tag,
  summary: 'Confirm the session for ten minutes, with the password or a factor',
  access: { area: 'account', action: 'confirm' },
  beforeFactor: true,
  limit: 'signIn',
  body: confirmBody,
  reply: reply(z.object({ confirmedUntil: instant })),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'auth/forgotPassword',
  tag,
  summary: 'Request a mail with a link that sets a new password',
  access: 'public',
  limit: 'reset',
  body: forgotPasswordBody,
  reply: emptyReply,
});

export const readLink = endpoint({
  method: 'GET',
  path: 'user/resetPassword',
  tag,
  summary: 'Whose password a link sets; the link token is the bearer and stays valid',
  access: 'resetToken',
  // Returns account data of the link's holder, nothing of a family's record.
  reads: false,
  limit: 'reset',
  reply: reply(linkOwner),
});

export const resetPassword = endpoint({
  method: 'PATCH',
  path: 'user/resetPassword',
  tag,
  summary: 'Set a new password; the link token is the bearer',
  access: 'resetToken',
  limit: 'reset',
  body: resetPasswordBody,
  reply: emptyReply,
});

export const linkPasskeyOptions = endpoint({
  method: 'POST',
  path: 'user/resetPassword/passkey',
  tag,
  summary: 'A challenge for a passkey of the account whose password the link sets; the link token is the bearer',
  access: 'resetToken',
  limit: 'reset',
  reply: reply(passkeyRequest),
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'password/resetUserPassword',
  tag,
  summary: 'Change your own password',
  access: { area: 'account', action: 'changePassword' },
  limit: 'signIn',
  body: changePasswordBody,
  reply: emptyReply,
});

export const actAs = endpoint({
  method: 'POST',
  path: 'auth/actAs/:customerId',
  wire,
  tag,
  summary: "Open a customer's view; returns the same as the login",
  access: { area: 'actAs', action: 'start' },
  params: z.object({ customerId: id }),
  reply: reply(signedIn),
});

export const endActAs = endpoint({
  method: 'POST',
  path: 'auth/actAs/end',
  wire,
  tag,
  summary: "Leave the customer's view; returns the real user like the login",
  access: { area: 'actAs', action: 'end' },
  reply: reply(signedIn),
});

export const appCheckToken = endpoint({
  method: 'POST',
  path: 'appCheck/token',
  tag,
  summary: 'A short-lived app-integrity token for the X-App-Check header',
  access: 'public',
  // This call issues the app-check token.
  appCheck: false,
  reply: reply(z.object({ token: z.string(), expiresAt: instant })),
});

const devices = { area: 'account', action: 'devices' } as const;

export const getAccess = endpoint({
  method: 'GET',
  path: 'account/access',
  tag: 'account',
  summary: 'What opens the account of the caller beside the password',
  access: devices,
  reads: false,
  reply: reply(accountAccess),
});

export const listDevices = endpoint({
  method: 'GET',
  path: 'auth/devices',
  tag,
  summary: 'The devices on which the caller has signed in, latest first',
  access: devices,
  reads: false,
  reply: listReply(device),
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: 'auth/devices/:id',
  tag,
  summary: 'Sign out on one device and forget it',
  access: devices,
  limit: 'write',
  params: z.object({ id }),
  reply: emptyReply,
});

export const endOtherDevices = endpoint({
  // Not a DELETE, whose body a proxy may drop.
  method: 'POST',
  path: 'auth/devices/endOthers',
  tag,
  summary: 'Sign out on all other devices; passes, the calendar feed and what does not stay end as well',
  access: devices,
  limit: 'write',
  /** Required when something else opens the account, too. */
  body: z.strictObject({ stays: stays.optional() }),
  reply: emptyReply,
});

import { hasAgreed } from '@amberway/contract/privacy/consent';
import type { Refreshed, SignedIn } from '@amberway/contract/auth/schemas';
import { isStaff, roleOfType, type UserType } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { offsetsOf } from '../../kernel/clock/offsets.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import type { Restored } from '../../kernel/http/cookie-access.ts';
import { wrongCredentials } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { createSession, touchSession } from '../../kernel/identity/sign-ins.queries.ts';
import type { Services } from '../../kernel/services.ts';
import { recogniseDevice } from './devices.ts';
import { notifyNewDevice, type Origin } from './notify.ts';
import { holdPasswordHash, startGrace } from './queries.ts';
import { loadCurrentUser } from './current-user.ts';

/** `secret` is the value of the session cookie. */
export type Opened = { principal: Principal; token: string; secret: string };
type SignedInHere = Opened & { /** Value of the device cookie. */ deviceToken?: string };

export type Checked = {
  id: string;
  type: UserType;
  businessUserType: string[];
  email: string;
  firstName: string;
  timeZone: string | null;
  consentVersion: string | null;
  passwordHash: string | null;
  secondFactorSince: string | null;
  graceUntil: string | null;
  factorsWaitUntil: string | null;
};

const graceOf = async ({ id, type, graceUntil, secondFactorSince }: Checked, origin: Origin | undefined) => {
  const starts =
    origin?.services.config.factorPolicy === 'grace' &&
    isStaff({ role: roleOfType[type] }) &&
    !graceUntil &&
    !secondFactorSince;
  return starts ? startGrace(id) : graceUntil;
};

/**
 * Starts a session for checked credentials, or for the factors that were used. Checking takes time, so the password
 * must not have changed since.
 */
export const signIn = (
  user: Checked,
  requestId: string,
  origin?: Origin,
  factors: readonly string[] = [],
): Promise<SignedInHere> =>
  inTransaction(async () => {
    // Before the shared lock: of two sign-ins with one, neither could write to the account.
    const graceUntil = await graceOf(user, origin);
    if ((await holdPasswordHash(user.id)) !== user.passwordHash) throw wrongCredentials();
    const device = origin && (await recogniseDevice(user.id, origin.visitor));
    const { token, secret, id, expiresAt } = await createSession(user.id, device?.id, factors);
    const role = roleOfType[user.type];
    const principal: Principal = {
      sessionId: id,
      rootId: id,
      actorId: user.id,
      actorRole: role,
      timeZone: user.timeZone,
      userId: user.id,
      role,
      type: user.type,
      actingAs: null,
      businessUserType: user.businessUserType,
      expiresAt,
      confirmedUntil: null,
      second: {
        since: user.secondFactorSince,
        graceUntil,
        waitUntil: user.factorsWaitUntil,
        used: factors,
        strongAt: factors.length > 0 ? new Date().toISOString() : null,
      },
      hasAgreed: hasAgreed({ role, consentVersion: user.consentVersion }),
    };
    await recordAudit({
      principal,
      action: 'signIn',
      record: 'session',
      recordId: id,
      subjectId: user.id,
      ...(factors.length > 0 && { after: { factors } }),
      requestId,
    });
    if (origin && device?.isUnusual) await notifyNewDevice(origin, user);
    return { principal, token, secret, ...(device && { deviceToken: device.token }) };
  });

/** Keeps the session alive; one restored from its cookie also gets the user and the own session, for a page load. */
export const refreshedReply = async (
  principal: Principal,
  { token, restored, services }: { token: string; restored: Restored | null; services: Services },
): Promise<Refreshed> => {
  const [gcpToken, user] = await Promise.all([
    services.signer.mediaToken(principal.userId, principal.rootId),
    restored ? loadCurrentUser(principal, services.config.factorPolicy) : null,
    touchSession(principal.sessionId),
  ]);
  const own = restored?.own ?? null;
  if (own) await touchSession(own.principal.sessionId);
  return {
    token,
    gcpToken,
    sessionExpiresAt: principal.expiresAt,
    user,
    offsets: restored ? offsetsOf(principal) : null,
    own: own && { token: own.token, role: own.principal.role, _id: own.principal.userId },
  };
};

export const signedInReply = async (principal: Principal, token: string, services: Services): Promise<SignedIn> => {
  const [user, gcpToken] = await Promise.all([
    loadCurrentUser(principal, services.config.factorPolicy),
    services.signer.mediaToken(principal.userId, principal.rootId),
  ]);
  return { ...user, token, gcpToken };
};

import { roleOfType, SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { PASS_PREFIX } from '@amberway/contract/practice/limits';
import { hasAgreed } from '@amberway/contract/privacy/consent';
import { sessionExpired, unauthenticated } from '../http/failure.ts';
import { findPass, type FoundPass, touchPass } from './passes.queries.ts';
import type { Principal } from './principal.ts';
import { NO_SECOND_FACTOR } from './second-factor.ts';
import { type FoundSession, findSession, findSessionOfView, touchSession } from './sign-ins.queries.ts';
import { bearerOf, looksLikeToken } from './tokens.ts';

const mayUse = (session: FoundSession) =>
  SIGN_IN_STATUSES.includes(session.userStatus) &&
  session.type !== 'Member' &&
  session.worksWithCustomer &&
  (session.customerStatus === null || session.customerStatus !== 'Deleted');

const principalOf = (session: FoundSession): Principal => {
  const actorRole = roleOfType[session.type];
  const role = session.actingAs ? 'BusinessAccesCustomer' : actorRole;
  return {
    sessionId: session.id,
    rootId: session.rootId,
    actorId: session.userId,
    actorRole,
    timeZone: session.timeZone,
    userId: session.actingAs ?? session.userId,
    role,
    type: session.actingAs ? 'Customer' : session.type,
    actingAs: session.actingAs,
    businessUserType: session.businessUserType,
    expiresAt: session.expiresAt,
    confirmedUntil: session.confirmedUntil,
    second: {
      since: session.secondFactorSince,
      graceUntil: session.graceUntil,
      waitUntil: session.factorsWaitUntil,
      used: session.factors,
      strongAt: session.strongAt,
    },
    hasAgreed: hasAgreed({ role, consentVersion: session.consentVersion }),
  };
};

/** The principal of a bearer's session, while that is valid. */
export const principalOfToken = async (token: string, countsAsActivity = true): Promise<Principal | undefined> => {
  if (!looksLikeToken(token)) return undefined;
  const session = await findSession(token);
  if (!session || !mayUse(session)) return undefined;
  if (countsAsActivity && !session.seenLately) await touchSession(session.id);
  return principalOf(session);
};

/** The principal of the Authorization header, or 401. Loaded on every request, so that changes take effect at once. */
export const authenticate = async (authorization: string | undefined, countsAsActivity = true): Promise<Principal> => {
  const token = bearerOf(authorization);
  if (!token) throw unauthenticated();
  const principal = await principalOfToken(token, countsAsActivity);
  if (!principal) throw sessionExpired();
  return principal;
};

const principalOfPass = ({ id, userId, memberIds, ...found }: FoundPass, expiresAt: string): Principal => {
  const role = roleOfType[found.type];
  return {
    // A pass has no session: no endpoint that accepts it reads these.
    sessionId: id,
    rootId: id,
    actorId: userId,
    actorRole: role,
    timeZone: found.timeZone,
    userId,
    role,
    type: found.type,
    actingAs: null,
    businessUserType: found.businessUserType,
    expiresAt,
    confirmedUntil: null,
    second: NO_SECOND_FACTOR,
    hasAgreed: hasAgreed({ role, consentVersion: found.consentVersion }),
    pass: { id, memberIds, expiresAt },
  };
};

/** For endpoints that accept a device's pass beside a session. */
export const authenticateWithPass = async (authorization: string | undefined): Promise<Principal> => {
  const token = bearerOf(authorization);
  if (!token?.startsWith(PASS_PREFIX)) return authenticate(authorization);
  const found = await findPass(token);
  if (!found || !SIGN_IN_STATUSES.includes(found.userStatus) || found.type === 'Member') throw sessionExpired();
  const expiresAt = found.usedLately ? undefined : await touchPass(found.id);
  return principalOfPass(found, expiresAt ?? found.expiresAt);
};

/** The principal of a media token or signed URL. Loading pictures does not extend a session. */
export const authenticateView = async (rootId: string | undefined, userId: string | undefined): Promise<Principal> => {
  const session = rootId && userId ? await findSessionOfView(rootId, userId) : undefined;
  if (!session || !mayUse(session)) throw sessionExpired();
  return principalOf(session);
};

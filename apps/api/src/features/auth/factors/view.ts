import type { ConfirmWay, Factors, Passkey } from '@amberway/contract/auth/factors';
import { isStaff } from '@amberway/contract/kernel/roles';
import type { FastifyRequest } from 'fastify';
import { sessionExpired } from '../../../kernel/http/failure.ts';
import { relyingPartyOf } from '../../../kernel/http/relying-party.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { hasFactor, presentSecondFactor } from '../../../kernel/identity/second-factor.ts';
import type { Services } from '../../../kernel/services.ts';
import { findUserForSignIn } from '../queries.ts';
import { listPasskeysOf, type PasskeyRow } from './passkeys.queries.ts';
import { recoveryCodesOf } from './recovery-codes.queries.ts';
import { timeOfStep } from './totp.ts';
import { findTotp } from './totp.queries.ts';
import { missingOf } from './ways.ts';

export const presentPasskey = ({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  backedUp,
  createdAt,
  lastUsedAt,
});

type Asker = { principal: Principal; services: Services; request: FastifyRequest };

const confirmWays = (mayUsePassword: boolean, passkeys: number, totp: boolean): ConfirmWay[] => [
  ...(passkeys > 0 ? ['passkey' as const] : []),
  ...(totp ? ['totp' as const] : []),
  ...(mayUsePassword ? ['password' as const] : []),
];

/** The caller's own factors, read after a change of them. */
export const loadFactors = async ({ principal, services: { config }, request }: Asker): Promise<Factors> => {
  const { actorId } = principal;
  const [user, keys, totp, recoveryCodes] = await Promise.all([
    findUserForSignIn(actorId),
    listPasskeysOf(actorId),
    findTotp(actorId),
    recoveryCodesOf(actorId),
  ]);
  if (!user) throw sessionExpired();
  const { secondFactorSince: since, factorsWaitUntil: waitUntil, graceUntil } = user;
  const second = { ...principal.second, since, waitUntil, graceUntil };
  const isOn = Boolean(totp?.confirmedAt);
  const ways = { passkeys: keys.length, totp: isOn, recoveryCodes: recoveryCodes?.left ?? 0 };
  return {
    ...presentSecondFactor(config.factorPolicy, { ...principal, second }),
    passkeys: keys.map(presentPasskey),
    totp: totp?.confirmedAt
      ? { confirmedAt: totp.confirmedAt, lastUsedAt: totp.lastStep === null ? null : timeOfStep(totp.lastStep) }
      : null,
    recoveryCodes,
    since,
    missing: since ? null : missingOf(user.type, ways),
    confirmBy: confirmWays(!(isStaff(principal) && hasFactor(second)), keys.length, isOn),
    passkeysAt: relyingPartyOf(config, request)?.origin ?? null,
  };
};

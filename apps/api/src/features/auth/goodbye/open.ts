import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { setDeviceCookie } from '../../../kernel/http/device-cookie.ts';
import { wrongCredentials } from '../../../kernel/http/failure.ts';
import { createClosedSession } from '../../../kernel/identity/sign-ins.queries.ts';
import type { Exchange } from '../exchange.ts';
import { recogniseDevice } from '../devices.ts';
import { notifyNewDevice, originOf } from '../notify.ts';
import { holdPasswordHash } from '../queries.ts';
import type { Checked } from '../sessions.ts';
import { type Closing, closingOf } from './closing.ts';

/** A sign-in that opens the export only. Its token is in the reply and in no cookie. */
const openSession = async (exchange: Exchange, user: Checked, factors: readonly string[], until: string) => {
  const { services, request, reply, requestId } = exchange;
  const origin = originOf(services, request);
  const device = await recogniseDevice(user.id, origin.visitor);
  const { id, token, expiresAt } = await createClosedSession(user.id, { deviceId: device.id, factors, until });
  await recordAudit({
    principal: null,
    action: 'signInWhenClosed',
    record: 'session',
    recordId: id,
    subjectId: user.id,
    ...(factors.length > 0 && { after: { factors } }),
    requestId,
  });
  if (device.isUnusual) await notifyNewDevice(origin, user);
  setDeviceCookie(services.config, request, reply, device.token);
  return { token, expiresAt };
};

/** What a family whose account is closed gets for the right password and factor, in place of a session. */
export const sayGoodbye = (
  exchange: Exchange,
  user: Checked,
  factors: readonly string[] = [],
): Promise<AccountClosed> => {
  const { config } = exchange.services;
  const { closedOn, lastDay, until }: Closing = closingOf(user, config);
  return inTransaction(async () => {
    // Checking takes time, so the password must not have changed since.
    if ((await holdPasswordHash(user.id)) !== user.passwordHash) throw wrongCredentials();
    return {
      customerId: user.id,
      closedOn,
      lastDay,
      access: until === null ? null : await openSession(exchange, user, factors, until),
      support: config.SUPPORT_URL ?? null,
    };
  });
};

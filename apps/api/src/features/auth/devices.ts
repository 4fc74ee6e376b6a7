import type { Device } from '@amberway/contract/auth/devices';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import * as queries from '../../kernel/identity/devices.queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { listLasting } from './access/list.ts';
import { endOwnAccess } from './access/own.ts';
import { notifySignedOut, type Origin } from './notify.ts';

type RequestActor = { principal: Principal; requestId: string };

export type Recognised = {
  id: string;
  /** Value of the device cookie. */
  token: string;
  /** The first sign-in of this account on this device, though not its first sign-in ever. */
  isUnusual: boolean;
};

/** The device of a sign-in: the one in its cookie, or a new one. Call it in a transaction. */
export const recogniseDevice = async (userId: string, visitor: Visitor): Promise<Recognised> => {
  const known = await queries.findKnownDevice(userId, visitor.deviceTokens);
  const token = known && visitor.deviceTokens.find((one) => hashToken(one) === known.tokenHash);
  if (known && token && (await queries.touchDevice(known.id, visitor)))
    return { id: known.id, token, isUnusual: false };
  const isUnusual = await queries.hasSignedInBefore(userId);
  const added = await queries.insertDevice(userId, visitor);
  await queries.pruneDevices(userId);
  return { ...added, isUnusual };
};

export const loadDevices = async ({ actorId, rootId }: Principal): Promise<Device[]> => {
  const [rows, current] = await Promise.all([queries.listKnownDevices(actorId), queries.deviceOfSignIn(rootId)]);
  return rows.map(({ id, ...row }) => ({ _id: id, ...row, current: id === current }));
};

export const endOneDevice = ({ principal, requestId }: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const { actorId } = principal;
    if (!(await queries.endKnownDevice(actorId, id))) throw notFound();
    await recordAudit({
      principal,
      action: 'endDevice',
      record: 'device',
      recordId: id,
      subjectId: actorId,
      requestId,
    });
  });

type EndsAll = RequestActor & { origin: Origin; stays: string[] | undefined };

export const endAllOtherDevices = ({ principal, requestId, origin, stays }: EndsAll): Promise<void> =>
  inTransaction(async () => {
    const { actorId } = principal;
    await endOwnAccess(principal, 'signedOutEverywhere', { policy: origin.services.config.factorPolicy, stays });
    await recordAudit({
      principal,
      action: 'endOtherDevices',
      record: 'user',
      recordId: actorId,
      subjectId: actorId,
      ...(stays && { after: { stays } }),
      requestId,
    });
    const user = await findUser(actorId);
    if (user) await notifySignedOut(origin, user, await listLasting(actorId));
  });

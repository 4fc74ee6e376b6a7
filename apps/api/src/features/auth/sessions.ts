import type { SignedIn } from '@amberway/contract/auth/schemas';
import { roleOfType, type UserType } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { wrongCredentials } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { createSession } from '../../kernel/identity/sessions/queries.ts';
import type { Services } from '../../kernel/services.ts';
import { recogniseDevice } from './devices.ts';
import { notifyNewDevice, type Origin } from './notify.ts';
import { holdPasswordHash, loadCurrentUser } from '../users/public.ts';

export type Opened = { principal: Principal; token: string };
type SignedInHere = Opened & { /** For the cookie by which the device is known. */ deviceToken?: string };

type Checked = {
  id: string;
  type: UserType;
  businessUserType: string[];
  email: string;
  firstName: string;
  timeZone: string | null;
  passwordHash: string | null;
};

/** Starts a session for someone whose credentials were right, and still are: checking them takes its time. */
export const signIn = (user: Checked, requestId: string, origin?: Origin): Promise<SignedInHere> =>
  inTransaction(async () => {
    if ((await holdPasswordHash(user.id)) !== user.passwordHash) throw wrongCredentials();
    const device = origin && (await recogniseDevice(user.id, origin.visitor));
    const { token, id, expiresAt } = await createSession(user.id, device?.id);
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
    };
    await recordAudit({ principal, action: 'signIn', record: 'session', recordId: id, subjectId: user.id, requestId });
    if (origin && device?.isUnusual) await notifyNewDevice(origin, user);
    return { principal, token, ...(device && { deviceToken: device.token }) };
  });

export const answerSignedIn = async (principal: Principal, token: string, services: Services): Promise<SignedIn> => {
  const [user, gcpToken] = await Promise.all([
    loadCurrentUser(principal),
    services.signer.mediaToken(principal.userId, principal.rootId),
  ]);
  return { ...user, token, gcpToken };
};

import { deviceOfSignIn, endKnownDevices } from '../../kernel/identity/devices.queries.ts';
import { revokeUserPasses } from '../../kernel/identity/passes.queries.ts';
import { revokeUserSessions } from '../../kernel/identity/sign-ins.queries.ts';
import { voidChallenges } from './factors/challenges.queries.ts';
import { endFeed } from '../calendar/public.ts';

/**
 * Ends everything that gives access to an account without the password: sessions, known devices, the passes of
 * devices that record practice, and the calendar feed.
 * The sign-in `exceptRootId` stays, with its device.
 */
export const endSignIns = async (userId: string, exceptRootId?: string): Promise<void> => {
  // In this order, so that a concurrent sign-in is not left open on a device that is no longer listed.
  await endKnownDevices(userId, exceptRootId && (await deviceOfSignIn(exceptRootId)));
  await revokeUserSessions(userId, exceptRootId);
  await voidChallenges(userId);
  await revokeUserPasses(userId);
  await endFeed(userId);
};

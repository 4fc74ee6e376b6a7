import { deviceOfSignIn, endKnownDevices } from '../../kernel/identity/devices.queries.ts';
import { revokeUserSessions } from '../../kernel/identity/sign-ins.queries.ts';
import { endFeed } from '../calendar/public.ts';

/**
 * Ends what opens a person's account without the password: sign-ins, known devices and the calendar address. The sign-in
 * that is named stays, with its device.
 */
export const endSignIns = async (userId: string, exceptRootId?: string): Promise<void> => {
  // In this order: a sign-in that comes between the two is not left open on a device that is no longer listed.
  await endKnownDevices(userId, exceptRootId && (await deviceOfSignIn(exceptRootId)));
  await revokeUserSessions(userId, exceptRootId);
  await endFeed(userId);
};

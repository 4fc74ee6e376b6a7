import { announce } from '../kernel/outbox/channel.ts';
import { registerSender } from '../kernel/outbox/senders.ts';
import { sendOnce } from '../kernel/outbox/sending.ts';
import { ownerOfPass, readPass } from '../features/practice/device/pass.ts';
import { PRACTICE, practiceSender } from '../features/practice/device/sender.ts';

/**
 * Sends what waits on a device with a pass, without a page. An extra of some browsers: pages send the same entries with
 * the same ids.
 */
export const flushInBackground = async (): Promise<void> => {
  const owner = await ownerOfPass();
  const pass = owner && (await readPass(owner));
  if (!owner || !pass) return;
  registerSender(
    PRACTICE,
    practiceSender(async () => pass.token),
  );
  const { outcome, needs, answered } = await sendOnce(owner);
  announce(answered);
  // The browser tries again later; what needs the person first is sent by a page.
  if (outcome === 'again' && needs === null) throw new Error('Not sent yet');
};

import { installTexts } from '@amberway/contract/shell/install-texts';
import { applyUpdate, keepShell, registerWorker, whenUpdateReady } from '../../kernel/install/worker.ts';
import { openOutbox } from '../../kernel/outbox/outbox.ts';
import { readyOwner } from '../../kernel/ready/choice.ts';
import { registerSender } from '../../kernel/outbox/senders.ts';
import { endLeftPass } from '../../features/practice/device/left-pass.ts';
import { PRACTICE, practiceSender } from '../../features/practice/device/sender.ts';
import { showToast } from '../../ui/kit/toast.tsx';
import { watchClock } from './clock-notice.ts';

/** Stays until it is pressed or dismissed: somebody may be writing. */
const offerUpdate = () =>
  showToast({
    key: 'update',
    tone: 'info',
    title: installTexts.newer,
    seconds: null,
    action: { label: installTexts.reload, onPress: applyUpdate },
  });

/** Opens the outbox of the signed-in person and registers the service worker. Returns a function that ends it. */
export const startDevice = (person: string): (() => void) => {
  registerSender(PRACTICE, practiceSender());
  void registerWorker();
  void endLeftPass();
  // The browser may have removed them, or the worker was not there yet when it was chosen.
  if (readyOwner()?.split(':')[1] === person) void keepShell();
  const ends = [whenUpdateReady(offerUpdate), watchClock(), openOutbox(person)];
  return () => {
    for (const end of ends) end();
  };
};

import { completedMessage } from '@amberway/contract/onboarding-forms/completed';
import { SECOND } from '@amberway/contract/kernel/limits';
import { write } from '../../../kernel/sign-in/storage.ts';

const inFrame = () => window.parent !== window;

/** Notifies the parent page, with our own origin as the target. */
export const reportCompleted = (): void => {
  if (inFrame()) window.parent.postMessage(completedMessage(), window.location.origin);
};

/** The parent page signs out after an hour of inactivity; it does not see input in this iframe. */
export const noteActivity = (): (() => void) => {
  if (!inFrame()) return () => {};
  let noted = 0;
  const note = () => {
    if (Date.now() - noted < SECOND) return;
    noted = Date.now();
    write('lastActive', String(noted));
  };
  window.addEventListener('keydown', note);
  window.addEventListener('pointerdown', note);
  return () => {
    window.removeEventListener('keydown', note);
    window.removeEventListener('pointerdown', note);
  };
};

import { completedMessage } from '@amberway/contract/onboarding-forms/completed';
import { SECOND } from '@amberway/contract/kernel/limits';
import { write } from '../../../kernel/sign-in/storage.ts';

const inFrame = () => window.parent !== window;

/** Tells the page around this one, and only if it is ours. */
export const reportCompleted = (): void => {
  if (inFrame()) window.parent.postMessage(completedMessage(), window.location.origin);
};

/** The page around counts an hour without an act; it does not see what is typed in here. */
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

import { IDLE_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';

const ACTIVITY = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'visibilitychange',
] as const;

/** Calls `onActivity` when the user has done something, once for each burst of events. Returns the way to stop. */
export const watchActivity = (onActivity: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(onActivity, IDLE_DEBOUNCE_MS);
  };
  // Captured, so that a part which stops an event does not hide it from here.
  const options = { capture: true, passive: true };
  for (const event of ACTIVITY) document.addEventListener(event, note, options);
  window.addEventListener('focus', note);
  return () => {
    clearTimeout(timer);
    for (const event of ACTIVITY) document.removeEventListener(event, note, options);
    window.removeEventListener('focus', note);
  };
};

import { HOUR } from '@amberway/contract/kernel/limits';
import { clockAhead } from '../../kernel/device/clock.ts';
import { whenClockDiffers } from '../../kernel/server-time.ts';
import { dismissToast, showToast } from '../../ui/kit/toast.tsx';

export const CLOCK_OFF = 'The clock of this device is wrong. Amberway goes by the right day and time.';

const KEY = 'clock';
const SAID = 'clockSaid';

/** Once for each tab; a storage that throws remembers nothing, and the notice can be dismissed. */
const isSaid = (): boolean => {
  try {
    const said = sessionStorage.getItem(SAID) !== null;
    sessionStorage.setItem(SAID, '1');
    return said;
  } catch {
    return false;
  }
};

/** A few minutes matter to nobody here; an hour can be another day. */
const look = () => {
  if (Math.abs(clockAhead()) < HOUR) dismissToast(KEY);
  else if (!isSaid()) showToast({ key: KEY, tone: 'warning', title: CLOCK_OFF, seconds: null });
};

/** Says it if the clock of this device is wrong. Returns a function that stops it. */
export const watchClock = (): (() => void) => {
  look();
  return whenClockDiffers(look);
};

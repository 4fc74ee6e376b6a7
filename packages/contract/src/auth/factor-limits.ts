import { DAY, HOUR, MINUTE, SECOND } from '../kernel/limits.ts';

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** How long a challenge of a passkey, a set-up of codes and the ticket between password and code are valid. */
export const CHALLENGE_MS = 5 * MINUTE;
export const RECOVERY_CODES = 10;
/** How long staff can work without a second factor after their first sign-in, when the policy is `grace`. */
export const GRACE_MS = 14 * DAY;
/** How long new factors wait after a reset that only one administrator confirmed. */
export const RESET_WAIT_MS = 24 * HOUR;
/** Beyond this, a device's clock is reported as wrong: codes are one step of 30 seconds early or late at most. */
export const CLOCK_DIFFERENCE_MS = 90 * SECOND;

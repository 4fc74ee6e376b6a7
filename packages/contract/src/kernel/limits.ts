// Numbers of the specification, once for both sides.
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const IDLE_TIMEOUT_MS = 3_600_000;
export const IDLE_DEBOUNCE_MS = 500;
export const IDLE_WARNING_MS = 2 * MINUTE;
export const SESSION_ABSOLUTE_MS = 12 * HOUR;
export const SESSION_REFRESH_MS = 10 * MINUTE;
export const ACTING_MS = 4 * HOUR;
/** How long 'cover for a colleague' opens a family. */
export const COVER_MS = DAY;
export const MEDIA_TOKEN_MS = 15 * MINUTE;
/** How long a file that was made ready for download stays so. */
export const DOWNLOAD_MS = 5 * MINUTE;
/** How long a file that nothing refers to is kept. */
export const ORPHAN_FILE_MS = DAY;
/** The longest a file may take on its way in or out. */
export const TRANSFER_MS = 20 * MINUTE;
/** How long a password that was typed counts for what needs it, the sign-in included. */
export const CONFIRM_MS = 10 * MINUTE;
export const RESET_TOKEN_MS = 30 * MINUTE;
export const SET_PASSWORD_TOKEN_MS = 7 * DAY;
export const APP_CHECK_MS = HOUR;
/** Wrong passwords for one account from one network, or from one known device, before more are refused. */
export const SIGN_IN_FAILURES = 10;
/** Wrong passwords from one network for any accounts, before devices that are not known there are refused. */
export const NETWORK_FAILURES = 100;
export const SIGN_IN_WINDOW_MS = 15 * MINUTE;
/** The longest a sign-in is delayed. Below the 30 seconds after which browser and server give up a request. */
export const SIGN_IN_DELAY_MAX_MS = 16 * SECOND;
/** How long a device stays known after its last sign-in. */
export const DEVICE_MS = 180 * DAY;
/** Devices without a live session that are stored for one person. */
export const DEVICES_MAX = 30;
/** Security mails of one kind to one person in an hour. */
export const SECURITY_MAILS_PER_HOUR = 5;
/** Reset mails to one account in that window. */
export const RESET_MAILS = 5;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** What a password field takes where one is only compared: some were stored when longer ones were allowed. */
export const PASSWORD_TYPED_MAX = 256;

export const TOAST_SECONDS = 2;
/** How long a finished act can be taken back from its message. */
export const UNDO_SECONDS = 5;
export const SEARCH_DEBOUNCE_MS = 500;
export const HOVER_CARD_HIDE_MS = 150;

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 200;
export const TRIAL_DAYS = 7;

export const BODY_LIMIT_BYTES = 1024 * 1024;
export const SEARCH_TEXT_MAX = 100;

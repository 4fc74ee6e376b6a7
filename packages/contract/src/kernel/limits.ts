// Limits from the specification, shared by API and web.
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
/** How long 'cover for a colleague' gives access to a family. */
export const COVER_MS = DAY;
export const MEDIA_TOKEN_MS = 15 * MINUTE;
/** How long a prepared download stays available. */
export const DOWNLOAD_MS = 5 * MINUTE;
/** How long an unreferenced file is stored. */
export const ORPHAN_FILE_MS = DAY;
/** Maximum duration of an upload or download. */
export const TRANSFER_MS = 20 * MINUTE;
/** How long the key of a request is stored that may have waited on a device without a network. */
export const OFFLINE_KEY_MS = 90 * DAY;
/** How long typing must pause before a draft is sent to the server. */
export const DRAFT_QUIET_MS = 3 * SECOND;
/** How long an entered password confirms sensitive actions, counting from sign-in too. */
export const CONFIRM_MS = 10 * MINUTE;
export const RESET_TOKEN_MS = 30 * MINUTE;
export const SET_PASSWORD_TOKEN_MS = 7 * DAY;
export const APP_CHECK_MS = HOUR;
/** Failed sign-ins for one account from one network, or from one known device, before more are rejected. */
export const SIGN_IN_FAILURES = 10;
/** Failed sign-ins from one network across all accounts, before unknown devices are rejected there. */
export const NETWORK_FAILURES = 100;
export const SIGN_IN_WINDOW_MS = 15 * MINUTE;
/** Maximum delay of a sign-in. Below the 30 seconds after which browser and server time out. */
export const SIGN_IN_DELAY_MAX_MS = 16 * SECOND;
/** How long a device stays known after its last sign-in. */
export const DEVICE_MS = 180 * DAY;
/** Maximum number of stored devices per person without an active session. */
export const DEVICES_MAX = 30;
/** Maximum security mails of one kind to one person per hour. */
export const SECURITY_MAILS_PER_HOUR = 5;
/** Maximum reset mails to one account in the sign-in window. */
export const RESET_MAILS = 5;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Maximum length where a password is only compared: some were stored when longer ones were allowed. */
export const PASSWORD_TYPED_MAX = 256;

export const TOAST_SECONDS = 2;
/** How long a completed action can be undone from its toast. */
export const UNDO_SECONDS = 5;
export const SEARCH_DEBOUNCE_MS = 500;
export const HOVER_CARD_HIDE_MS = 150;

/** How long deleted content can be restored. */
export const BIN_DAYS = 30;

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 200;
export const TRIAL_DAYS = 7;

export const BODY_LIMIT_BYTES = 1024 * 1024;
export const SEARCH_TEXT_MAX = 100;

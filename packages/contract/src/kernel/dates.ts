export const DATE_FORMAT = 'DD-MMM-YYYY';
export const DATE_TIME_FORMAT = 'DD-MMM-YYYY hh:mm A';
/** For lists of activity notes and sessions. */
export const LIST_DATE_FORMAT = 'DD-MM-YYYY';
export const TIME_FORMAT = 'hh:mm A';
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';

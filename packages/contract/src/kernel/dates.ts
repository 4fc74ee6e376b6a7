export const DATE_FORMAT = 'DD-MMM-YYYY';
export const DATE_TIME_FORMAT = 'DD-MMM-YYYY hh:mm A';
/** Activity-note and session lists. */
export const LIST_DATE_FORMAT = 'DD-MM-YYYY';
export const TIME_FORMAT = 'hh:mm A';
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';

/** Administrators and the family know so many days before a record is erased because its programme ended long ago. */
export const RECORD_WARNING_DAYS = 30;

/** After such an erasure was taken back, it is not proposed again for so long. */
export const RECORD_KEPT_DAYS = 365;

export const ERASURES_PATH = '/dashboard/erasures';

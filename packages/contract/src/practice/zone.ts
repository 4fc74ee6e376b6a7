/** Longer than any name of a zone. */
const ZONE_MAX = 64;

/** Whether a text is the IANA name of a time zone. Apart from the schemas, because the device asks too. */
export const isZone = (text: string): boolean => {
  if (text.length === 0 || text.length > ZONE_MAX) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: text }));
  } catch {
    return false;
  }
};

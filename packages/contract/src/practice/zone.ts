/** Names, and no offsets such as +10:00, which newer engines take as zones too. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Whether a text is the IANA name of a time zone. Apart from the schemas, because the device asks too. */
export const isZone = (text: string): boolean => {
  if (!NAME.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: text }));
  } catch {
    return false;
  }
};

import { DIAL_CODES } from '@amberway/contract/places/countries';
import { mayTypePhone, PHONE_MAX } from '@amberway/contract/users/rules';

export type Phone = { number: string; dialCode?: string };

const LONGEST_FIRST = DIAL_CODES.map(({ dialCode }) => dialCode).toSorted((a, b) => b.length - a.length);

/** '+61 412 345 678' without its country code. The zero in brackets is only dialled within the country. */
const international = (text: string): Phone | null => {
  const plus = text.replace(/^00/, '+').replace('(0)', '');
  const digits = plus.replace(/\D/g, '');
  const dialCode = plus.startsWith('+') && LONGEST_FIRST.find((code) => `+${digits}`.startsWith(code));
  if (!dialCode) return null;
  const number = digits.slice(dialCode.length - 1);
  return number !== '' && number.length <= PHONE_MAX ? { number, dialCode } : null;
};

/** The number in a text that was entered at once (pasted, dropped, autofilled), or null. */
const phoneIn = (text: string): Phone | null => {
  const whole = text.trim();
  if (mayTypePhone(whole)) return { number: whole };
  const digits = whole.replace(/\D/g, '');
  const local = digits !== '' && digits.length <= PHONE_MAX ? { number: digits } : null;
  return international(whole) ?? local;
};

/** The field's value after input; null if nothing of it is accepted. */
export const takePhone = (before: string, typed: string): Phone | null => {
  if (mayTypePhone(typed)) return { number: typed };
  // One more character is a key press: it is rejected, and the rest stays unchanged.
  return typed.length === before.length + 1 ? null : phoneIn(typed);
};

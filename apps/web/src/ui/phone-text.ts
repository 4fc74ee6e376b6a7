/** '+61 412 345 678', or null without a number. */
export const phoneText = (person: { phoneCountryCode: string | null; phoneNumber: string | null }): string | null =>
  person.phoneNumber ? [person.phoneCountryCode, person.phoneNumber].filter(Boolean).join(' ') : null;

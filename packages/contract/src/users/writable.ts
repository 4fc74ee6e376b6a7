import type { UpdateUserBody } from './body.ts';

// Which fields of a user each kind of editor may change. A value equal to the stored one is always accepted.

export type UserField = Exclude<keyof UpdateUserBody, 'version' | 'type'>;

/** Own account: personal and contact details, but nothing that affects permissions. */
const OWN = [
  'firstName',
  'lastName',
  'phoneCountryCode',
  'phoneNumber',
  'address',
  'otherAddress',
  'city',
  'state',
  'postCode',
  'country',
  'timeZone',
  'languages',
  'avatar',
  'socialSkillAssessment',
] as const satisfies readonly UserField[];

export type UserEditor = 'administrator' | 'self' | 'acting';

/** Answers are given by the family, or with staff in its view, and by nobody else. */
const ANSWERS: UserField = 'socialSkillAssessment';

const WRITABLE: Record<UserEditor, (field: UserField) => boolean> = {
  administrator: (field) => field !== ANSWERS,
  self: (field) => (OWN as readonly UserField[]).includes(field),
  acting: (field) => field === ANSWERS,
};

export const mayWriteUserField = (editor: UserEditor, field: UserField): boolean => WRITABLE[editor](field);

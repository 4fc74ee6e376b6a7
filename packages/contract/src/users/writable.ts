import type { UpdateUserBody } from './body.ts';

// Which fields of a user each kind of caller may change. A value equal to the stored one is always accepted.

export type UserField = Exclude<keyof UpdateUserBody, 'version' | 'type'>;

/** Someone's own account: who they are and how to reach them, never what they may do. */
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
  'avatar',
  'socialSkillAssessment',
] as const satisfies readonly UserField[];

export type UserEditor = 'administrator' | 'self' | 'acting';

/** The family's own words: filled in by it, or together with it in its view, and by nobody else. */
const ANSWERS: UserField = 'socialSkillAssessment';

const WRITABLE: Record<UserEditor, (field: UserField) => boolean> = {
  administrator: (field) => field !== ANSWERS,
  self: (field) => (OWN as readonly UserField[]).includes(field),
  acting: (field) => field === ANSWERS,
};

export const mayWriteUserField = (editor: UserEditor, field: UserField): boolean => WRITABLE[editor](field);

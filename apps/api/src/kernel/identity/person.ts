import { roleOfType } from '@amberway/contract/kernel/roles';
import type { PublicPerson } from '@amberway/contract/users/schemas';
import type { UserRow } from './users.queries.ts';

type NamedRow = { id: string; firstName: string; lastName: string; avatar: string | null };

/** Name and avatar, as in replies. */
export const presentPerson = ({ id, firstName, lastName, avatar }: NamedRow) => ({
  _id: id,
  firstName,
  lastName,
  avatar,
});

/** The same with the email address, for viewers who may know it. */
export const presentContact = (row: NamedRow & { email: string }) => ({ ...presentPerson(row), email: row.email });

type PublicRow = Pick<
  UserRow,
  | 'id'
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'avatar'
  | 'businessUserType'
  | 'phoneCountryCode'
  | 'phoneNumber'
>;

/** `near`: the viewer may also know the phone number. */
export const presentPublic = ({ near, ...row }: PublicRow & { near: boolean }): PublicPerson => ({
  ...presentContact(row),
  role: roleOfType[row.type],
  businessUserType: row.businessUserType,
  phoneCountryCode: near ? row.phoneCountryCode : null,
  phoneNumber: near ? row.phoneNumber : null,
});

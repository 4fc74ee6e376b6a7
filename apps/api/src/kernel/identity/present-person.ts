import type { PersonSummary } from '@amberway/contract/users/schemas';
import type { UserRow } from './users.queries.ts';

export const presentPerson = (
  row: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'avatar'>,
): PersonSummary => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: row.avatar,
});

import { isBusinessType, roleOfType } from '@amberway/contract/kernel/roles';
import type { Member } from '@amberway/contract/members/schemas';
import type {
  Client,
  ClientWork,
  UserDetails,
  UserListItem,
  UserListRow as ListedUser,
} from '@amberway/contract/users/schemas';
import { presentContact } from '../../kernel/identity/person.ts';
import { presentSummary, type SummaryRow } from '../members/public.ts';
import type { ClientRow } from './clients.queries.ts';
import type { DetailsRow } from './details/queries.ts';
import type { ProgramDetails } from './programs.queries.ts';
import type { UserListRow } from './queries.ts';

export const presentListItem = (row: UserListRow): ListedUser => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: row.avatar,
  type: row.type as UserListItem['type'],
  userStatus: row.userStatus,
  choosePlan: row.choosePlan,
  ...(isBusinessType(row.type) && { languages: row.languages }),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** For families the viewer does not work with, only directory data is included. */
export const presentProgramRow = (row: UserListRow, { children, managers }: ProgramDetails): ListedUser => {
  const manager = managers.find(({ customerId }) => customerId === row.id);
  return {
    ...presentListItem(row),
    csmObject: manager ? presentContact(manager) : null,
    children: children
      .filter((child) => child.parentId === row.id)
      .map((child) => ({
        _id: child.id,
        firstName: child.firstName,
        lastName: child.lastName,
        primaryContactObject: child.clinician && presentContact(child.clinician),
      })),
  };
};

export const presentDetails = (
  { user: { id, type, ...row }, csm }: DetailsRow,
  members: Member[],
  currentNumberOfClient: number | null,
): UserDetails => ({
  ...row,
  _id: id,
  uid: id,
  type: type as UserDetails['type'],
  role: roleOfType[type],
  csmObject: csm && {
    ...presentContact(csm),
    phoneCountryCode: csm.phoneCountryCode,
    phoneNumber: csm.phoneNumber,
  },
  members,
  currentNumberOfClient,
});

export const presentClient = (row: ClientRow, members: SummaryRow[], work: readonly ClientWork[]): Client => ({
  ...presentContact(row),
  userStatus: row.userStatus,
  choosePlan: row.choosePlan,
  members: members.map(presentSummary),
  newMessages: row.newMessages,
  work: work.filter(({ member }) => members.some(({ id }) => id === member)),
});

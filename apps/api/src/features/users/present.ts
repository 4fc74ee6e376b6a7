import { roleOfType, type Role } from '@amberway/contract/kernel/roles';
import type { Member, MemberSummary } from '@amberway/contract/members/schemas';
import type {
  Client,
  CurrentUser,
  PersonSummary,
  PublicPerson,
  UserDetails,
  UserListItem,
  UserListRow as ProgramRow,
} from '@amberway/contract/users/schemas';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { DetailsRow } from './details/queries.ts';
import type { ProgramDetails } from './programs.queries.ts';
import type { MemberRow, UserListRow, UserRow } from './queries.ts';

export const presentPerson = (
  row: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'avatar'>,
): PersonSummary => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: row.avatar,
});

const presentMember = (row: MemberRow): MemberSummary => ({
  _id: row.id,
  parent: row.parentId,
  firstName: row.firstName,
  lastName: row.lastName,
  dob: row.dob,
  avatarUrl: row.avatarUrl,
  memberShipStart: row.memberShipStart,
  memberShipEnd: row.memberShipEnd,
  primaryContact: row.primaryContact,
  primaryContactObject: row.clinician && presentPerson(row.clinician),
});

export const presentListItem = (row: UserListRow): UserListItem => ({
  _id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: row.avatar,
  type: row.type as UserListItem['type'],
  userStatus: row.userStatus,
  choosePlan: row.choosePlan,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Families the viewer does not work with have nothing here beside the directory. */
export const presentProgramRow = (row: UserListRow, { children, managers }: ProgramDetails): ProgramRow => {
  const manager = managers.find(({ customerId }) => customerId === row.id);
  return {
    ...presentListItem(row),
    csmObject: manager ? presentPerson(manager) : null,
    children: children
      .filter((child) => child.parentId === row.id)
      .map((child) => ({
        _id: child.id,
        firstName: child.firstName,
        lastName: child.lastName,
        primaryContactObject: child.clinician && presentPerson(child.clinician),
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
    ...presentPerson(csm),
    phoneCountryCode: csm.phoneCountryCode,
    phoneNumber: csm.phoneNumber,
  },
  members,
  currentNumberOfClient,
});

export const presentPublic = (row: UserRow & { near: boolean }): PublicPerson => ({
  ...presentPerson(row),
  role: roleOfType[row.type],
  businessUserType: row.businessUserType,
  phoneCountryCode: row.near ? row.phoneCountryCode : null,
  phoneNumber: row.near ? row.phoneNumber : null,
});

export const presentClient = (row: UserListRow, members: MemberRow[]): Client => ({
  ...presentPerson(row),
  userStatus: row.userStatus,
  choosePlan: row.choosePlan,
  members: members.map(presentMember),
});

type Viewed = { role: Role; actor: (PersonSummary & { role: Role }) | null; sessionExpiresAt: string };

export const presentCurrentUser = (
  { id, type, ...row }: UserRow,
  members: MemberRow[],
  viewed: Viewed,
): CurrentUser => ({
  ...row,
  _id: id,
  uid: id,
  type: type as CurrentUser['type'],
  members: members.map(presentMember),
  ...viewed,
});

export const viewedBy = (principal: Principal, actor: UserRow | undefined): Viewed => ({
  role: principal.role,
  actor: principal.actingAs && actor ? { ...presentPerson(actor), role: roleOfType[actor.type] } : null,
  sessionExpiresAt: principal.expiresAt,
});

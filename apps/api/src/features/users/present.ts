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
import { presentContact } from '../../kernel/identity/person.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { DetailsRow } from './details/queries.ts';
import type { ProgramDetails } from './programs.queries.ts';
import type { MemberRow, UserListRow, UserRow } from './queries.ts';

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
  primaryContactObject: row.clinician && presentContact(row.clinician),
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

export const presentClient = (row: UserListRow, members: MemberRow[]): Client => ({
  ...presentContact(row),
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
  actor: principal.actingAs && actor ? { ...presentContact(actor), role: roleOfType[actor.type] } : null,
  sessionExpiresAt: principal.expiresAt,
});

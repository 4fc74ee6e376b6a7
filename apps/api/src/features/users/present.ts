import { roleOfType, type Role } from '@amberway/contract/kernel/roles';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import type { Client, CurrentUser, PersonSummary, UserListItem } from '@amberway/contract/users/schemas';
import type { Principal } from '../../kernel/identity/principal.ts';
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

export const presentMember = (row: MemberRow): MemberSummary => ({
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

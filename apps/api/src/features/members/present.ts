import type { Member, MemberSummary } from '@amberway/contract/members/schemas';
import { presentPerson } from '../../kernel/identity/present-person.ts';
import type { MemberRecord } from './queries.ts';
import type { SummaryRow } from './summary.queries.ts';

export const presentMember = ({ id, parent, clinician, ...row }: MemberRecord): Member => ({
  ...row,
  _id: id,
  parent: { _id: parent.id, firstName: parent.firstName, lastName: parent.lastName, email: parent.email },
  primaryContactObject: clinician && presentPerson(clinician),
});

export const presentSummary = (row: SummaryRow): MemberSummary => ({
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

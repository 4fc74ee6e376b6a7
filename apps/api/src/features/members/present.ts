import type { Member, MemberSummary } from '@amberway/contract/members/schemas';
import { presentContact } from '../../kernel/identity/person.ts';
import type { MemberRecord } from './queries.ts';
import type { SummaryRow } from './summary.queries.ts';

export const presentMember = ({ id, parent, clinician, ...row }: MemberRecord): Member => ({
  ...row,
  _id: id,
  parent: { _id: parent.id, firstName: parent.firstName, lastName: parent.lastName, email: parent.email },
  primaryContactObject: clinician && presentContact(clinician),
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
  primaryContactObject: row.clinician && presentContact(row.clinician),
});

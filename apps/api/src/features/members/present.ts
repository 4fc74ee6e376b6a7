import type { Member } from '@amberway/contract/members/schemas';
import type { MemberRecord } from './queries.ts';

export const presentMember = ({ id, parent, clinician, ...row }: MemberRecord): Member => ({
  ...row,
  _id: id,
  parent: { _id: parent.id, firstName: parent.firstName, lastName: parent.lastName, email: parent.email },
  primaryContactObject: clinician && {
    _id: clinician.id,
    firstName: clinician.firstName,
    lastName: clinician.lastName,
    email: clinician.email,
    avatar: clinician.avatar,
  },
});

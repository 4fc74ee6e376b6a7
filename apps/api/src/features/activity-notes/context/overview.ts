import type { NoteOverview } from '@amberway/contract/activity-notes/schemas';
import { notFound } from '../../../kernel/http/failure.ts';
import { presentContact } from '../../../kernel/identity/person.ts';
import { findPeopleOfMember } from './queries.ts';

/** The people who look after a child. The caller must have checked access to the child. */
export const loadOverview = async (memberId: string): Promise<NoteOverview> => {
  const found = await findPeopleOfMember(memberId);
  if (!found) throw notFound();
  const { member, coach, manager } = found;
  return {
    member: { _id: member.id, firstName: member.firstName, lastName: member.lastName },
    primaryCoach: coach && presentContact(coach),
    customerSuccessManager: manager && {
      ...presentContact(manager),
      phoneCountryCode: manager.phoneCountryCode,
      phoneNumber: manager.phoneNumber,
    },
  };
};

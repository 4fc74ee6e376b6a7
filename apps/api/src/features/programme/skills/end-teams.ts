import { recordAudit } from '../../../kernel/audit/queries.ts';
import { isAssigned } from '../../../kernel/identity/assigned.queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import {
  removeFromTeamsOfFamily,
  removeTeamsOfChildren,
  removeTeamsOfFamily,
  removeTeamsOfPerson,
} from './team.queries.ts';

// A team ends with every hand-over: of the child to another clinician, of the family to another success manager, and
// with the account of the person. Whoever works with the child from then on names a new one.

type Actor = { principal: Principal; requestId: string };

type Left = Awaited<ReturnType<typeof removeTeamsOfChildren>>;

const record = async ({ principal, requestId }: Actor, left: Left): Promise<void> => {
  for (const { skillId, customerId, team } of left)
    await recordAudit({
      principal,
      action: 'edit',
      record: 'skill',
      recordId: skillId,
      subjectId: customerId,
      before: { teamMember: team },
      after: { teamMember: [] },
      requestId,
    });
};

const end =
  (remove: (which: string[]) => Promise<Left>) =>
  async (actor: Actor, ...which: string[]): Promise<void> =>
    record(actor, await remove(which));

const endTeamsOfChildren = end(removeTeamsOfChildren);

type Former = { memberId: string; customerId: string; clinician: string | null };

/**
 * A child has another clinician now. The former one leaves the teams of siblings too, in which they could name
 * themselves while they worked with the whole family, unless something else of the family is still theirs.
 */
export const endTeamsOfClinician = async (actor: Actor, { memberId, customerId, clinician }: Former): Promise<void> => {
  await endTeamsOfChildren(actor, memberId);
  if (clinician && !(await isAssigned(clinician, customerId)))
    await record(actor, await removeFromTeamsOfFamily(customerId, clinician));
};

export const endTeamsOfFamily = end(removeTeamsOfFamily);
export const endTeamsOfPerson = end(removeTeamsOfPerson);

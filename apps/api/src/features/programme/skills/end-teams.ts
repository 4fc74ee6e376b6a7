import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { removeTeamsOfChildren, removeTeamsOfFamily, removeTeamsOfPerson } from './team.queries.ts';

// A team ends with every hand-over: of the child to another clinician, of the family to another success manager, and
// with the account of the person. Whoever works with the child from then on names a new one.

type Actor = { principal: Principal; requestId: string };

const end =
  (remove: (which: string[]) => ReturnType<typeof removeTeamsOfChildren>) =>
  async ({ principal, requestId }: Actor, ...which: string[]): Promise<void> => {
    for (const { skillId, customerId, team } of await remove(which))
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

export const endTeamsOfChildren = end(removeTeamsOfChildren);
export const endTeamsOfFamily = end(removeTeamsOfFamily);
export const endTeamsOfPerson = end(removeTeamsOfPerson);

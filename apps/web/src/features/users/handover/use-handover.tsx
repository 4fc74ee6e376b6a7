import { type ReactNode, useState } from 'react';
import { isBusinessType, type UserType } from '@amberway/contract/kernel/roles';
import { getCaseload } from '@amberway/contract/users/endpoints';
import { call } from '../../../kernel/api.ts';
import { useNotices } from '../../../ui/notices.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { type Leaving, HandoverDialog } from './HandoverDialog.tsx';
import type { Leave } from './labels.ts';

type Person = { _id: string; firstName: string; lastName: string; type: UserType };
/**
 * Whom the children go to, or null to leave them as they are; undefined: nothing is to happen. `wasAsked` is false when
 * nobody has children or families, so that nothing had to be decided.
 */
type Decision = { to: string | null; wasAsked: boolean } | undefined;
type Waiting = { leaving: Leaving[]; ids: string[]; act: Leave; names: string[]; decide: (decision: Decision) => void };

const loadCaseload = async (person: Person): Promise<Leaving> => ({
  person,
  caseload: (await call(getCaseload, { params: { id: person._id } })).data,
});

/** Before somebody is deactivated or deleted: shows whose children and families they have, and offers to hand them over. */
export const useHandover = () => {
  const notices = useNotices();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const decide = async (people: readonly Person[], act: Leave): Promise<Decision> => {
    try {
      const all = await Promise.all(people.filter(({ type }) => isBusinessType(type)).map(loadCaseload));
      const leaving = all.filter(({ caseload }) => caseload.children.length > 0 || caseload.families > 0);
      if (leaving.length === 0) return { to: null, wasAsked: false };
      return await new Promise<Decision>((resolve) =>
        setWaiting({
          leaving,
          ids: people.map(({ _id }) => _id),
          act,
          names: (act === 'delete' ? people : leaving.map(({ person }) => person)).map(fullName),
          decide: resolve,
        }),
      );
    } catch (error) {
      notices.error(error);
      return undefined;
    }
  };
  const finish = (decision: { to: string | null } | undefined) => {
    waiting?.decide(decision && { ...decision, wasAsked: true });
    setWaiting(null);
  };
  const dialog: ReactNode = waiting && (
    <HandoverDialog
      leaving={waiting.leaving}
      ids={waiting.ids}
      act={waiting.act}
      names={waiting.names}
      onDecide={finish}
    />
  );
  return { decide, dialog };
};

import { type ReactNode, useState } from 'react';
import { isBusinessType, type UserType } from '@amberway/contract/kernel/roles';
import { getCaseload } from '@amberway/contract/users/endpoints';
import { call } from '../../../kernel/api.ts';
import { useNotices } from '../../../ui/notices.ts';
import { type Leaving, HandoverDialog } from './HandoverDialog.tsx';

type Person = { _id: string; firstName: string; lastName: string; type: UserType };
/** Whom the children go to, or null to leave them as they are; undefined: nothing is to happen. */
type Decision = { to: string | null } | undefined;
type Waiting = { leaving: Leaving[]; decide: (decision: Decision) => void };

const loadCaseload = async (person: Person): Promise<Leaving> => ({
  person,
  caseload: (await call(getCaseload, { params: { id: person._id } })).data,
});

/** Before somebody is deactivated: shows whose children and families they have, and offers to hand them over. */
export const useHandover = () => {
  const notices = useNotices();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const decide = async (people: readonly Person[]): Promise<Decision> => {
    try {
      const all = await Promise.all(people.filter(({ type }) => isBusinessType(type)).map(loadCaseload));
      const leaving = all.filter(({ caseload }) => caseload.children.length > 0 || caseload.families > 0);
      if (leaving.length === 0) return { to: null };
      return await new Promise<Decision>((resolve) => setWaiting({ leaving, decide: resolve }));
    } catch (error) {
      notices.error(error);
      return undefined;
    }
  };
  const finish = (decision: Decision) => {
    waiting?.decide(decision);
    setWaiting(null);
  };
  const dialog: ReactNode = waiting && <HandoverDialog leaving={waiting.leaving} onDecide={finish} />;
  return { decide, dialog };
};

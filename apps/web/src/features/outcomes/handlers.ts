import { useMemo } from 'react';
import type { Viewer } from '@amberway/contract/kernel/permissions';
import type { FormMode } from '@amberway/contract/shell/texts';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordAddress } from '../../ui/form/use-record-address.ts';
import type { SkillHandlers } from '../skills/public.ts';
import type { TaskHandlers } from '../tasks/public.ts';

/** In the address this says that an outcome is meant. */
export const OUTCOME = 'outcome';

export type OutcomeHandlers = {
  viewer: Viewer;
  show: (mode: FormMode, id?: string) => void;
  href: (mode: FormMode, id: string) => string;
  skill: SkillHandlers;
  task: TaskHandlers;
};

export const useOutcomeHandlers = (
  record: RecordAddress,
  skill: SkillHandlers,
  task: TaskHandlers,
): OutcomeHandlers => {
  const me = useMe();
  return useMemo(
    () => ({
      viewer: viewerOf(me),
      show: (mode, id) => record.show(mode, kindAndId(OUTCOME, id)),
      href: (mode, id) => record.href(mode, kindAndId(OUTCOME, id)),
      skill,
      task,
    }),
    [me, record, skill, task],
  );
};

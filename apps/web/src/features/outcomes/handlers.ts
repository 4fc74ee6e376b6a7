import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Viewer } from '@amberway/contract/kernel/permissions';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import { closingTexts, mayUndoClosing } from '@amberway/contract/programme/closing';
import { undoOutcomeClosing } from '@amberway/contract/outcomes/endpoints';
import type { Outcome } from '@amberway/contract/outcomes/schemas';
import type { FormMode } from '@amberway/contract/shell/texts';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordAddress } from '../../ui/form/use-record-address.ts';
import { useNotices } from '../../ui/notices.ts';
import type { SkillHandlers } from '../skills/public.ts';
import type { TaskHandlers } from '../tasks/public.ts';

/** In the address this says that an outcome is meant. */
export const OUTCOME = 'outcome';

export type OutcomeHandlers = {
  viewer: Viewer;
  show: (mode: FormMode, id?: string) => void;
  href: (mode: FormMode, id: string) => string;
  /** Whether the viewer ended it, not longer than a day ago. */
  mayUndo: (outcome: Outcome) => boolean;
  undo: (outcome: Outcome) => void;
  skill: SkillHandlers;
  task: TaskHandlers;
};

export const useOutcomeHandlers = (
  record: RecordAddress,
  skill: SkillHandlers,
  task: TaskHandlers,
): OutcomeHandlers => {
  const client = useQueryClient();
  const notices = useNotices();
  const { viewer } = task;
  return useMemo(
    () => ({
      viewer,
      mayUndo: (outcome) => outcomeActions(viewer, outcome).edit && mayUndoClosing(viewer.id, outcome, Date.now()),
      undo: async ({ _id, name, version }) => {
        try {
          await call(undoOutcomeClosing, { params: { id: _id }, body: { version } });
          notices.success(closingTexts.undone(name));
        } catch (error) {
          notices.error(error);
        }
        await Promise.all(
          [PROGRAMME_SLICE, 'dashboards'].map((slice) => client.invalidateQueries({ queryKey: [slice] })),
        );
      },
      show: (mode, id) => record.show(mode, kindAndId(OUTCOME, id)),
      href: (mode, id) => record.href(mode, kindAndId(OUTCOME, id)),
      skill,
      task,
    }),
    [client, notices, record, skill, task, viewer],
  );
};

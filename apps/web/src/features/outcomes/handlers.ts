import { useMemo } from 'react';
import { trueNow } from '../../kernel/device/clock.ts';
import type { Viewer } from '@amberway/contract/kernel/permissions';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import { closingTexts, mayUndoClosing } from '@amberway/contract/programme/closing';
import { undoOutcomeClosing } from '@amberway/contract/outcomes/endpoints';
import type { Outcome } from '@amberway/contract/outcomes/schemas';
import type { FormMode } from '@amberway/contract/shell/texts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { useAction } from '../../ui/use-action.ts';
import { OUTCOME, type SkillHandlers } from '../skills/public.ts';
import type { TaskHandlers } from '../tasks/public.ts';

export type OutcomeHandlers = {
  viewer: Viewer;
  show: (mode: FormMode, id?: string) => void;
  href: (mode: FormMode, id: string) => string;
  /** Whether the viewer ended it within the last day. */
  mayUndo: (outcome: Outcome) => boolean;
  undo: (outcome: Outcome) => void;
  skill: SkillHandlers;
  task: TaskHandlers;
};

export const useOutcomeHandlers = (record: RecordUrl, skill: SkillHandlers, task: TaskHandlers): OutcomeHandlers => {
  const { run: undo } = useAction(undoOutcomeClosing, {
    invalidates: [PROGRAMME_SLICE, 'dashboards'],
    done: ({ data }) => closingTexts.undone(data.name),
  });
  const { viewer } = task;
  return useMemo(
    () => ({
      viewer,
      mayUndo: (outcome) => outcomeActions(viewer, outcome).edit && mayUndoClosing(viewer.id, outcome, trueNow()),
      undo: (outcome) => void undo({ params: { id: outcome._id }, body: { version: outcome.version } }),
      show: (mode, id) => record.show(mode, kindAndId(OUTCOME, id)),
      href: (mode, id) => record.href(mode, kindAndId(OUTCOME, id)),
      skill,
      task,
    }),
    [undo, record, skill, task, viewer],
  );
};

import { useMemo } from 'react';
import { trueNow } from '../../kernel/device/clock.ts';
import { can, type Viewer } from '@amberway/contract/kernel/permissions';
import { closingTexts, mayUndoClosing } from '@amberway/contract/programme/closing';
import type { FormMode } from '@amberway/contract/shell/texts';
import { undoSkillClosing, updateSkill } from '@amberway/contract/skills/endpoints';
import type { ProgrammeSkill, Skill } from '@amberway/contract/skills/schemas';
import { skillTexts } from '@amberway/contract/skills/texts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { useAction } from '../../ui/use-action.ts';
import { useTaskViewer } from '../tasks/public.ts';
import { SKILL } from './kind.ts';
import { useMaster } from './use-master.tsx';

/** Slices that show a programme or its results, stale after a change. */
const SLICES = [PROGRAMME_SLICE, 'dashboards'];

export type SkillHandlers = {
  viewer: Viewer;
  show: (mode: FormMode, id: string) => void;
  href: (mode: FormMode, id: string) => string;
  master: (skill: ProgrammeSkill) => void;
  /** Whether the viewer may edit skills at all; a mastered one still takes phases and a criterion. */
  mayEdit: boolean;
  /** Whether the viewer ended it within the last day. */
  mayUndo: (skill: Skill) => boolean;
  undo: (skill: Skill) => void;
  remove: (skill: Skill) => void;
};

/** Actions on the skills of a page, as one memoised object. */
export const useSkillHandlers = (record: RecordUrl): SkillHandlers => {
  const confirmDelete = useDelete();
  const { run: update } = useAction(updateSkill, { invalidates: SLICES });
  const { run: restore } = useAction(updateSkill, { invalidates: SLICES, done: skillTexts.restored });
  const { run: undo } = useAction(undoSkillClosing, {
    invalidates: SLICES,
    done: ({ data }) => closingTexts.undone(data.name),
  });
  const viewer = useTaskViewer();
  const master = useMaster(SLICES);
  return useMemo(
    () => ({
      viewer,
      show: (mode, id) => record.show(mode, kindAndId(SKILL, id)),
      href: (mode, id) => record.href(mode, kindAndId(SKILL, id)),
      master,
      mayEdit: can(viewer, 'skills', 'edit'),
      mayUndo: (skill) => can(viewer, 'skills', 'edit') && mayUndoClosing(viewer.id, skill, trueNow()),
      undo: ({ _id, version }) => void undo({ params: { id: _id }, body: { version } }),
      remove: (skill) =>
        confirmDelete({
          noun: SKILL,
          name: skill.name,
          question: skillTexts.confirmDelete,
          done: skillTexts.removed,
          onYes: () => update({ params: { id: skill._id }, body: { isDeleted: true } }),
          undo: () => restore({ params: { id: skill._id }, body: { isDeleted: false } }),
        }),
    }),
    [confirmDelete, master, record, restore, undo, update, viewer],
  );
};

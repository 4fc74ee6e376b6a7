import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Viewer } from '@amberway/contract/kernel/permissions';
import { outcomeIsOpen } from '@amberway/contract/outcomes/status';
import type { FormMode } from '@amberway/contract/shell/texts';
import { startNextSkill, updateSkill } from '@amberway/contract/skills/endpoints';
import type { Skill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/skills/status';
import { skillTexts, startText } from '@amberway/contract/skills/texts';
import { call } from '../../kernel/api.ts';
import { useMe, viewerOf } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE, programmeQuery } from '../../kernel/queries/programme.ts';
import { useAsk } from '../../ui/confirm/use-ask.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordAddress } from '../../ui/form/use-record-address.ts';
import { useNotices } from '../../ui/notices.ts';

/** In the address this says that a skill is meant. For a new one the outcome's id follows. */
export const SKILL = 'skill';

/** Whatever shows a programme, or what has come of it, is old after a change. */
const SLICES = [PROGRAMME_SLICE, 'dashboards'];

/** Both questions answered at once. */
const MASTERED_AND_NEXT = 'Mastered, start the next skill';

export type SkillHandlers = {
  viewer: Viewer;
  show: (mode: FormMode, id: string) => void;
  href: (mode: FormMode, id: string) => string;
  master: (skill: Skill) => void;
  remove: (skill: Skill) => void;
};

/** What can be done with the skills of a page, as one object that stays the same while nothing changes. */
export const useSkillHandlers = (record: RecordAddress): SkillHandlers => {
  const client = useQueryClient();
  const ask = useAsk();
  const confirmDelete = useDelete();
  const notices = useNotices();
  const me = useMe();
  return useMemo(() => {
    const refresh = () => Promise.all(SLICES.map((slice) => client.invalidateQueries({ queryKey: [slice] })));
    const start = async (memberId: string) => {
      try {
        const { data } = await call(startNextSkill, { params: { memberId } });
        await refresh();
        notices.success(startText(data.result, data.name));
      } catch (error) {
        notices.error(error);
      }
    };
    /** Answers whether to offer the next one. */
    const setMastered = async ({ _id, member, name, version }: Skill): Promise<boolean> => {
      try {
        const { data } = await call(updateSkill, {
          params: { id: _id },
          body: { status: 'Mastered', member, version },
        });
        await refresh();
        notices.success(skillTexts.mastered(name));
        return data.noActiveLeft;
      } catch (error) {
        notices.error(error);
        await refresh();
        return false;
      }
    };
    const isOnlyActive = ({ member }: Skill): boolean => {
      const outcomes = client.getQueryData(programmeQuery(member).queryKey);
      const skills = outcomes?.filter(({ status }) => outcomeIsOpen(status)).flatMap(({ milestones }) => milestones);
      return skills?.filter(({ status }) => shownSkillStatus(status) === 'Active').length === 1;
    };
    const masterAndStart = async (skill: Skill) => {
      if (await setMastered(skill)) await start(skill.member);
    };
    const master = (skill: Skill) => {
      let offerNext = false;
      ask({
        question: skillTexts.confirmMastered,
        details: skill.name,
        onYes: async () => {
          offerNext = await setMastered(skill);
        },
        onClosed: () => {
          if (offerNext) ask({ question: skillTexts.offerNext, onYes: () => start(skill.member) });
        },
        andMore: isOnlyActive(skill)
          ? { label: MASTERED_AND_NEXT, onYes: () => void masterAndStart(skill) }
          : undefined,
      });
    };
    return {
      viewer: viewerOf(me),
      show: (mode, id) => record.show(mode, kindAndId(SKILL, id)),
      href: (mode, id) => record.href(mode, kindAndId(SKILL, id)),
      master,
      remove: (skill) =>
        confirmDelete({
          noun: SKILL,
          name: skill.name,
          question: skillTexts.confirmDelete,
          done: skillTexts.removed,
          onYes: async () => {
            await call(updateSkill, { params: { id: skill._id }, body: { isDeleted: true } });
            await refresh();
          },
        }),
    };
  }, [client, ask, confirmDelete, notices, me, record]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { startNextSkill, updateSkill } from '@amberway/contract/skills/endpoints';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts, startText } from '@amberway/contract/skills/texts';
import { CLOSE_TASKS, isToDo, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import { call } from '../../kernel/api.ts';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useNotices } from '../../ui/notices.ts';
import { OpenTasksQuestion, skillsThatGoOn } from '../tasks/public.ts';

/** Both questions answered at once. */
const MASTERED_AND_NEXT = 'Mastered, start the next skill';

/** Masters a skill after the question, which says what becomes of its open tasks, and offers the next one. */
export const useMaster = (refresh: () => Promise<unknown>): ((skill: ProgrammeSkill) => void) => {
  const client = useQueryClient();
  const ask = useQuestion();
  const notices = useNotices();
  return useMemo(() => {
    const programmeOf = (member: string) => client.getQueryData(programmeQuery(member).queryKey) ?? [];
    const start = async (memberId: string) => {
      try {
        const { data } = await call(startNextSkill, { params: { memberId } });
        await refresh();
        notices.success(startText(data.result, data.name));
      } catch (error) {
        notices.error(error);
      }
    };
    /** Returns whether to offer the next one. */
    const setMastered = async (
      { _id, member, name, version }: ProgrammeSkill,
      openTasks: OpenTasks | undefined,
    ): Promise<boolean> => {
      try {
        const { data } = await call(updateSkill, {
          params: { id: _id },
          body: { status: 'Mastered', member, version, ...(openTasks && { openTasks }) },
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
    const isOnlyActive = ({ member }: ProgrammeSkill): boolean => {
      const skills = programmeOf(member)
        .filter(({ status }) => outcomeIsOpen(status))
        .flatMap((outcome) => outcome.skills);
      return skills.filter(({ status }) => shownSkillStatus(status) === 'Active').length === 1;
    };
    return (skill) => {
      let offerNext = false;
      const open = skill.tasks.filter(isToDo).length;
      let openTasks = open > 0 ? CLOSE_TASKS : undefined;
      const masterAndStart = async () => {
        if (await setMastered(skill, openTasks)) await start(skill.member);
      };
      ask({
        question: skillTexts.confirmMastered,
        details:
          open === 0 ? (
            skill.name
          ) : (
            <OpenTasksQuestion
              name={skill.name}
              count={open}
              skills={skillsThatGoOn(programmeOf(skill.member), { outcomeId: skill.outcome, skillId: skill._id })}
              onChoose={(chosen) => {
                openTasks = chosen;
              }}
            />
          ),
        onYes: async () => {
          offerNext = await setMastered(skill, openTasks);
        },
        onClosed: () => {
          if (offerNext) ask({ question: skillTexts.offerNext, onYes: () => start(skill.member) });
        },
        andMore: isOnlyActive(skill) ? { label: MASTERED_AND_NEXT, onYes: () => void masterAndStart() } : undefined,
      });
    };
  }, [client, ask, notices, refresh]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { startNextSkill, updateSkill } from '@amberway/contract/skills/endpoints';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts, startText } from '@amberway/contract/skills/texts';
import { CLOSE_TASKS, isToDo, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useAction } from '../../ui/use-action.ts';
import { OpenTasksQuestion, skillsThatGoOn } from '../tasks/public.ts';

/** Confirms mastering and starting the next skill at once. */
const MASTERED_AND_NEXT = 'Mastered, start the next skill';

/** Masters a skill after confirmation, which includes the choice for its open tasks, and offers the next one. */
export const useMaster = (slices: readonly string[]): ((skill: ProgrammeSkill) => void) => {
  const client = useQueryClient();
  const ask = useQuestion();
  const { run: startNext } = useAction(startNextSkill, {
    invalidates: slices,
    done: ({ data }) => startText(data.result, data.name),
  });
  const { run: update } = useAction(updateSkill, {
    invalidates: slices,
    done: ({ data }) => skillTexts.mastered(data.name),
  });
  return useMemo(() => {
    const programmeOf = (member: string) => client.getQueryData(programmeQuery(member).queryKey) ?? [];
    const start = (memberId: string) => startNext({ params: { memberId } });
    /** Returns whether to offer the next one. */
    const setMastered = async (
      { _id, member, version }: ProgrammeSkill,
      openTasks: OpenTasks | undefined,
    ): Promise<boolean> => {
      const body = { status: 'Mastered' as const, member, version, ...(openTasks && { openTasks }) };
      return (await update({ params: { id: _id }, body }))?.data.noActiveLeft ?? false;
    };
    const isOnlyActive = ({ member }: ProgrammeSkill): boolean => {
      const open = programmeOf(member)
        .filter(({ status }) => outcomeIsOpen(status))
        .flatMap(({ skills }) => skills);
      return open.filter(({ status }) => shownSkillStatus(status) === 'Active').length === 1;
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
  }, [client, ask, startNext, update]);
};

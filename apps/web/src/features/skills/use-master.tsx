import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { isBlank } from '@amberway/contract/kernel/visible';
import { MASTER_REASON_MIN } from '@amberway/contract/skills/graph/limits';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { startNextSkill, updateSkill } from '@amberway/contract/skills/endpoints';
import type { ProgrammeSkill } from '@amberway/contract/skills/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { skillTexts, startText } from '@amberway/contract/skills/texts';
import { CLOSE_TASKS, isToDo, type OpenTasks } from '@amberway/contract/tasks/open-tasks';
import { programmeQuery } from '../../kernel/queries/programme.ts';
import { skillGraphQuery } from './graph/queries.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { ChildLine } from '../../ui/people/ChildLine.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MasterReason, type Said } from './MasterReason.tsx';
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
      reason: string,
    ): Promise<boolean> => {
      const body = {
        status: 'Mastered' as const,
        member,
        version,
        ...(openTasks && { openTasks }),
        ...(reason && { reason }),
      };
      return (await update({ params: { id: _id }, body }))?.data.noActiveLeft ?? false;
    };
    const isOnlyActive = ({ member }: ProgrammeSkill): boolean => {
      const open = programmeOf(member)
        .filter(({ status }) => outcomeIsOpen(status))
        .flatMap(({ skills }) => skills);
      return open.filter(({ status }) => shownSkillStatus(status) === 'Active').length === 1;
    };
    /** What the criterion misses; null if it is met, or if there is nothing to judge by. */
    const missingOf = async ({ member, _id }: ProgrammeSkill): Promise<string | null> => {
      try {
        const graph = await client.fetchQuery({ ...skillGraphQuery(member, _id), staleTime: 0 });
        return graph.judged && !graph.met ? graph.missing : null;
      } catch {
        // The server decides, and says what it needs.
        return null;
      }
    };
    const open = (skill: ProgrammeSkill, missing: string | null, said: Said = { reason: '', problem: null }) => {
      let offerNext = false;
      let { reason } = said;
      const count = skill.tasks.filter(isToDo).length;
      let openTasks = count > 0 ? CLOSE_TASKS : undefined;
      const isGiven = () => missing === null || (!isBlank(reason) && reason.trim().length >= MASTER_REASON_MIN);
      const again = () => open(skill, missing, { reason, problem: graphTexts.giveReason });
      const masterAndStart = async () => {
        if (!isGiven()) again();
        else if (await setMastered(skill, openTasks, reason.trim())) await start(skill.member);
      };
      ask({
        question: skillTexts.confirmMastered,
        details: (
          <>
            <ChildLine id={skill.member} />
            {count === 0 ? (
              skill.name
            ) : (
              <OpenTasksQuestion
                name={skill.name}
                count={count}
                skills={skillsThatGoOn(programmeOf(skill.member), { outcomeId: skill.outcome, skillId: skill._id })}
                onChoose={(chosen) => {
                  openTasks = chosen;
                }}
              />
            )}
            {missing !== null && (
              <MasterReason
                missing={missing}
                said={said}
                onChange={(text) => {
                  reason = text;
                }}
              />
            )}
          </>
        ),
        onYes: async () => {
          if (isGiven()) offerNext = await setMastered(skill, openTasks, reason.trim());
        },
        onClosed: (yes) => {
          if (offerNext) ask({ question: skillTexts.offerNext, onYes: () => start(skill.member) });
          else if (yes && !isGiven()) again();
        },
        andMore: isOnlyActive(skill) ? { label: MASTERED_AND_NEXT, onYes: () => void masterAndStart() } : undefined,
      });
    };
    return (skill) => void missingOf(skill).then((missing) => open(skill, missing));
  }, [client, ask, startNext, update]);
};

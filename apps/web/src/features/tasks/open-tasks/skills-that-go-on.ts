import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { shownSkillStatus, skillTakesTasks } from '@amberway/contract/programme/skill-status';

/** What ends: one skill of the outcome, or the whole outcome. */
export type Ending = { outcomeId: string; skillId?: string };
export type GoingOn = { _id: string; name: string };

/** Skills the tasks can move to, the likeliest first: active before on hold, in the same outcome before others. */
export const skillsThatGoOn = (programme: readonly ProgrammeOutcome[], ending: Ending): GoingOn[] =>
  programme
    .flatMap((outcome) =>
      outcome.skills
        .filter(({ _id, status }) => {
          const ends = ending.skillId ? ending.skillId === _id : ending.outcomeId === outcome._id;
          return !ends && skillTakesTasks({ outcome: outcome.status, skill: status });
        })
        .map(({ _id, name, status }) => ({
          _id,
          name,
          rank:
            (shownSkillStatus(status) === 'Active' ? 0 : 4) +
            (outcome._id === ending.outcomeId ? 0 : outcome.isPrimary ? 1 : 2),
        })),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ _id, name }) => ({ _id, name }));

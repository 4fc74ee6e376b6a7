import type { Today } from './schemas.ts';
import { dashboardTexts } from './texts.ts';

type Lately = Today['lately'];
export type ProgressWords = { sentence: string; detail: string | null };

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const soFar = (mastered: number): string | null => {
  if (mastered === 0) return null;
  return mastered === 1 ? 'One skill learnt so far.' : `${inWords(mastered)} skills learnt so far.`;
};

const tasksText = (count: number): string =>
  count === 1 ? 'One task done in the last two weeks.' : `${inWords(count)} tasks done in the last two weeks.`;

export const practisingNow = (skill: string): string => `Practising now: “${skill}”.`;

/**
 * How a child is doing, in a sentence made of what really happened: a new skill first, then what was done, then what is
 * being practised. It counts nothing that is missing and compares with nothing: the sentence about practice does that.
 */
export const progressInWords = (child: string, lately: Lately): ProgressWords => {
  const { mastered, masteredLately, latestSkill, workingOn, tasksDone } = lately;
  if (masteredLately > 0 && latestSkill) {
    const one = masteredLately === 1;
    return {
      sentence: one
        ? `${child} has learnt something new: “${latestSkill}”.`
        : `${child} has learnt ${inWords(masteredLately).toLowerCase()} new skills in the last four weeks.`,
      detail: one ? soFar(mastered) : `The newest: “${latestSkill}”.`,
    };
  }
  if (tasksDone > 0) {
    return { sentence: tasksText(tasksDone), detail: workingOn ? practisingNow(workingOn) : soFar(mastered) };
  }
  if (workingOn) return { sentence: `${child} is practising “${workingOn}”.`, detail: soFar(mastered) };
  return mastered > 0
    ? { sentence: soFar(mastered) ?? '', detail: latestSkill && `The newest: “${latestSkill}”.` }
    : { sentence: dashboardTexts.noSkills, detail: null };
};

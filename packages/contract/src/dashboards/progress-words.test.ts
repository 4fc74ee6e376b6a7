import { expect, it } from 'vitest';
import { progressInWords } from './progress-words.ts';
import { dashboardTexts } from './texts.ts';

const NOTHING = { mastered: 0, masteredLately: 0, latestSkill: null, workingOn: null, workingOnId: null, tasksDone: 0 };
const words = (part: Partial<typeof NOTHING> | object) => progressInWords('Arlo', { ...NOTHING, ...part });
const WAITS = 'Waits for an answer';

it('nothing yet is said kindly, without a zero [B608 T380]', () => {
  expect(words({})).toEqual({ sentence: dashboardTexts.noSkills, detail: null });
});

it('a new skill comes first: one by its name, several by their number', () => {
  expect(words({ mastered: 1, masteredLately: 1, latestSkill: WAITS, tasksDone: 4 })).toEqual({
    sentence: 'Arlo has learnt something new: “Waits for an answer”.',
    detail: 'One skill learnt so far.',
  });
  expect(words({ mastered: 14, masteredLately: 3, latestSkill: WAITS })).toEqual({
    sentence: 'Arlo has learnt three new skills in the last four weeks.',
    detail: 'The newest: “Waits for an answer”.',
  });
  expect(words({ mastered: 14, masteredLately: 1, latestSkill: WAITS }).detail).toBe('14 skills learnt so far.');
});

it('without a new skill, the tasks of the last two weeks: one or many', () => {
  expect(words({ tasksDone: 1, workingOn: WAITS })).toEqual({
    sentence: 'One task done in the last two weeks.',
    detail: 'Practising now: “Waits for an answer”.',
  });
  expect(words({ tasksDone: 12, mastered: 2, latestSkill: WAITS })).toEqual({
    sentence: '12 tasks done in the last two weeks.',
    detail: 'Two skills learnt so far.',
  });
});

it('a quiet time names what is practised, or what was learnt before, and nothing that is missing', () => {
  expect(words({ workingOn: WAITS })).toEqual({ sentence: 'Arlo is practising “Waits for an answer”.', detail: null });
  expect(words({ mastered: 9, latestSkill: WAITS })).toEqual({
    sentence: 'Nine skills learnt so far.',
    detail: 'The newest: “Waits for an answer”.',
  });
});

it('no sentence compares or has a percentage', () => {
  for (const tasksDone of [0, 1, 40])
    for (const masteredLately of [0, 1, 5]) {
      const { sentence, detail } = words({ tasksDone, masteredLately, mastered: 9, latestSkill: WAITS });
      expect(`${sentence} ${detail}`).not.toMatch(/%|percent|more than|less|than|average|only/i);
    }
});

import { type AnsweredQuestion, type Level, LEVELS, type SectionResult } from './schemas.ts';

const percentOf = (points: number, most: number): number => (most === 0 ? 0 : Math.round((points / most) * 100));

/** Divides the scale into four equal levels. */
export const levelOf = (percent: number): Level =>
  LEVELS[Math.min(LEVELS.length - 1, Math.floor(percent / (100 / LEVELS.length)))] as Level;

const sum = (answers: readonly AnsweredQuestion[]) => ({
  points: answers.reduce((total, { points }) => total + points, 0),
  most: answers.reduce((total, { most }) => total + most, 0),
});

const scoreOf = (answers: readonly AnsweredQuestion[]) => {
  const { points, most } = sum(answers);
  const percent = percentOf(points, most);
  return { points, most, percent, level: levelOf(percent) };
};

/** The score in total and by section, in the order of the sections. Unanswered questions do not count. */
export const resultOf = (
  answers: readonly AnsweredQuestion[],
): { percent: number; level: Level; sections: SectionResult[] } => {
  const sections = [...new Set(answers.map(({ section }) => section))].map((section) => ({
    section,
    ...scoreOf(answers.filter((answer) => answer.section === section)),
  }));
  const { percent, level } = scoreOf(answers);
  return { percent, level, sections };
};

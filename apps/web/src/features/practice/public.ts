// Exports for other slices.
export { Passes } from './family/Passes.tsx';
export { PracticeWeeks, prefetchPractice, SkillWeek } from './family/practice-weeks.tsx';
export { practiceLabels } from './labels.ts';
export { PractiseToday } from './family/PractiseToday.tsx';
export { ReadySection } from './family/ReadySection.tsx';
export { PracticeWeek } from './PracticeWeek.tsx';
export { PRACTICE_SLICE, practiceSummaryQuery, useLivePractice } from './queries.ts';
export { SkillPractice } from './SkillPractice.tsx';

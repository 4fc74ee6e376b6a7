import type { GasLevel, GasQuality } from '@amberway/contract/gas/limits';

/** From the top of the ladder down. */
export const LEVELS_DOWN: readonly GasLevel[] = [2, 1, 0, -1, -2];

export const LEVEL_NAMES: Record<GasLevel, string> = {
  2: 'Much more than hoped',
  1: 'More than hoped',
  0: 'As hoped',
  '-1': 'A bit less',
  '-2': 'Much less',
};

/** '+1', '0', '−1'. */
export const signed = (level: GasLevel): string => (level > 0 ? `+${level}` : level < 0 ? `−${Math.abs(level)}` : '0');

/** The place of a level among the five steps. */
export const stepOf = (level: GasLevel): number => level + 2;

export const QUALITY_QUESTIONS: Record<keyof GasQuality, string> = {
  measurable: 'Each step has a number or a yes or no',
  equalSteps: 'The steps are about the same size',
  possible: 'Hard, but possible by then',
};

export const gasLabels = {
  title: (child: string) => `${child}’s goals`,
  what: 'Written together: what a bit less, as hoped and more than hoped would look like.',
  why: 'Goals are about a child: choose whose to see.',
  add: 'New goal',
  writeOne: 'Write a goal together',
  edit: 'Change the words',
  print: 'Print ladder',
  close: 'Close this goal',
  closeAsk: 'Close this goal? It stays readable, and nobody rates it any more.',
  emptyTitle: 'What would be a good step in three months?',
  empty: 'Write it down together: five steps, from much less than hoped to much more.',
  example: 'For example',
  beginWith: (title: string) => `Begin with “${title}”`,
  measure: 'What changes from step to step:',
  began: 'Where we began',
  expected: 'What we both expected',
  nowHere: 'Agreed, now here',
  earlier: 'Earlier words',

  now: 'Where are we now?',
  nowWhat: 'Each side says it without seeing the other.',
  waiting: 'waiting for the other, unseen',
  yourTurn: 'Which step is it?',
  save: 'Save',
  change: 'Change what you said',
  changeAfterBoth: 'You can see what the other side said, so this is added as a change. What you said first stays.',
  changed: (day: string) => `Changed on ${day}, after both were open`,
  changedMark: 'changed',
  line: 'A line about it',
  rests: 'What it rests on',
  restsShow: 'Add notes, skills or tasks it rests on',
  evidenceKinds: { note: 'note', skill: 'skill', task: 'task done' },
  differ: 'You see it differently. Talk it over and agree on one step.',
  agreeOn: 'Agree on this step',
  howAgreed: 'How did you agree?',
  agreedAt: (name: string) => `Agreed: ${name}`,

  quality: 'Is it a good ladder?',
  qualityHint: 'Two times no: consider changing the steps first.',
  agree: 'I agree',
  notYet: (who: string) => `${who} has not agreed yet.`,
  family: 'The family',
  coach: 'The coach',
  afterwards: 'A change needs both again; the old words stay readable.',
  whoAgreed: 'Who has agreed',
  review: 'To be looked at together',

  score: (child: string) => `${child}’s score`,
  showScore: 'Show the score',
  noScore: 'There is a score once two goals with a weight are agreed.',
  scoreStart: (baseline: string, change: string) => `${baseline} at the start, ${change}`,
  scoreOwn: (child: string) => `${child}’s own: never averaged over children or coaches.`,
  weight: (weight: number, level: string) => `weight ${weight} · ${level}`,

  outcome: 'Outcome',
  goalTitle: 'Title',
  goalMeasure: 'The one thing that changes from step to step',
  baseline: 'Where does it begin?',
  baselineHint: 'Much less only if it cannot get worse.',
  importance: 'How important',
  difficulty: 'How difficult',
  weightHint: '0 to 3; 0 leaves it out of the score',
  reviewOn: 'Look at it together on',
  own: 'Goals are a child’s own. They are never compared between children or coaches. Three at a time are enough for most families.',
  noNumber: 'This step has no number and no yes or no.',
} as const;

/** The state of a goal in words, for the viewer's side. */
export const stateWords = {
  draft: 'Being written',
  agreed: 'Agreed by both',
  rated: (level: GasLevel) => `Both said it · agreed at ${signed(level)}`,
  oneOfTwo: 'One of two has said it',
  differ: 'Both said it · talk it over',
  closed: 'Closed',
} as const;

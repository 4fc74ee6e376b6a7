// What a family reads when it has ticked a task, and on the page of a task. Without schemas: the home loads it.

/** Said once after a tick, quietly. None of them judges how it went. */
const QUIET = [
  'Lovely. That took patience from both of you.',
  'Thank you for making the time.',
  'Small steps like this one add up.',
  'Good that you tried this together.',
  'That is one more try together.',
] as const;

export const tickTexts = {
  /** Always the same for one task, so that a second look does not find other words. */
  quiet: (taskId: string): string => {
    const sum = Array.from(taskId, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
    return QUIET[sum % QUIET.length] ?? QUIET[0];
  },
  willSee: (coach: string) => `${coach} will see this.`,
  saved: 'This is saved.',
  undo: 'Undo',
  undoOf: (task: string) => `Undo: ${task}`,
  undone: 'Undone. It is as it was before.',

  helpsWith: (skill: string) => `Helps with: ${skill}`,
  done: (day: string) => `Done ${day}`,
  tickedBy: (person: string, day: string) => `Ticked by ${person} ${day}`,

  card: 'Task',
  why: 'Why',
  partOf: (outcome: string) => `Part of: ${outcome}`,
  how: 'How',
  lookAt: 'To look at together',
  tool: 'What you need',
  note: (person: string) => `${person} adds`,
  words: 'What you wrote',
  wordsOf: (person: string) => `What ${person} wrote`,
  /** Above the notes of the family's ticks on the page of a skill, an outcome or a task. */
  familyWords: 'In the family’s words',
  didIt: 'We did it',
  /** The same for staff. */
  markDone: 'Mark done',
  notDone: 'It is not done yet',
  isFor: (people: string) => `This one is for ${people}.`,
  open: (name: string) => `Open ${name}`,
  openLink: (host: string) => `Open the page at ${host}`,

  stillOpen: 'Still open. That is all right.',
  skip: 'Skip it',
  skipped: 'Skipped. We will not remind you again; the task stays on the list.',
  remind: 'Remind me after all',
} as const;

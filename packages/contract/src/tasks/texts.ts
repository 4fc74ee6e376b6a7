import { MINUTE } from '../kernel/limits.ts';

// Texts of the tasks, verbatim where the specification gives them.
export const taskTexts = {
  inputName: 'Please add name of task name!',
  selectSkill: 'Please select your skill!',
  selectType: 'Please select Task type!',
  selectAssignee: 'Please select your Assignee!',
  inputDescription: 'Please add description!',
  sayVersion: 'Please say which version of the task it is about.',
  sayWhetherSkipped: 'Please say whether to skip it.',
  sayWhetherDone: 'Please say whether the task is done.',
  /** For adding a task from an activity note. */
  selectProgram: 'Please select The Program!',
  selectSkillOfOutcome: 'Please select The MileStone!',
  dueAfterToday: 'Please select a date after today.',
  linkHttps: 'Please use a link that starts with https://',
  created: 'Task created successfully!',
  updated: 'Task information updated successfully!',
  removed: 'Task removed successfully!',
  restored: 'Task restored',

  add: 'Add Task',
  edit: 'Edit',
  addNote: 'Add Task Note',
  ok: 'Ok',
  confirmDelete: 'Do you really want to delete this task?',
  yes: 'Yes',
  no: 'No',

  frozen: 'This skill has ended. Its tasks cannot be changed any more.',
  closed: 'Closed',
  extra: 'Extra',
  takesNone: 'A mastered or cancelled skill takes no new tasks.',
  outcomeClosed: 'This outcome is cancelled. Its skills and tasks cannot be changed.',
  onlyOwn: 'You can change only tasks that you have added.',
  onlyAssignee: 'Only those a task is assigned to can tick it.',
  changedSince: 'Somebody has changed this task since. It stays as it is now.',
  notYourTick: 'Only the person who ticked it can undo that.',
  undoTooLate: 'This can no longer be undone. You can still untick the task.',

  form: (mode: string) => `${mode} Task`,
  name: 'Name of task',
  description: 'Description',
  skill: 'Skill',
  type: 'Task type',
  assignee: 'Assignee',
  dueDate: 'Due date',
  strategy: 'Strategy',
  tool: 'Third-party app',
  toolDetails: 'Third-party app details',
  contentLink: 'Content link',
  resources: 'Resources',
  commentBox: 'Comment',
  notes: 'Notes',
} as const;

export const NOTES_ROWS = 4;
/** The most characters of the note that goes with a tick. */
export const NOTES_MAX = 10_000;
/** How long a screen offers to undo a tick. */
export const UNDO_TICK_SECONDS = 10;
/** The server accepts it for longer: the connection may have been lost meanwhile. */
export const UNDO_TICK_MS = 10 * MINUTE;
/** A new task is due tomorrow by default. */
export const DEFAULT_DUE_IN_DAYS = 1;

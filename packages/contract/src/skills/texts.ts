import type { StartResult } from '../programme/skill-status.ts';

// Texts of the skills, verbatim where the specification gives them.
export const skillTexts = {
  inputName: 'Please add name of skill!',
  selectType: 'Please select your Skill Type!',
  inputTargetSkills: 'Please add target Skills!',
  selectTeamMember: 'Please add target team member!',
  selectStatus: 'Please select your User Status!',
  leaveComment: 'leave your comment!',
  selectOutcome: 'Please select an outcome.',
  staffOnly: 'Please select business users who are active.',
  namesNobody: 'Who works with this family is decided by its coach, its success manager or an administrator.',
  created: 'Skill created successfully!',
  updated: 'Skill information updated successfully!',
  removed: 'Skill removed successfully!',
  restored: 'Skill restored',

  add: 'Add Skill',
  edit: 'Edit',
  master: 'Mark mastered',
  confirmMastered: 'Has this skill be mastered?',
  offerNext: 'This was the only active skill. Do you want to start a new one?',
  confirmDelete: 'Do you really want to delete this skill?',
  mastered: (skill: string) => `Amazing work! Congratulations on finishing ${skill}`,
  anotherActive: 'You already has another active skill, it will be the next skill you work on, good luck!',
  newActive: (name: string) => `A new skill ${name} has been started, good luck!`,
  finished: 'You have finished all of your skills, no on-hold skill waiting to be worked on, well done!',

  /** For an outcome without skills, as seen by a family and by a coach. */
  noneForFamily: 'Coach to Add Skills',
  noneForCoach: 'Add Skill by clicking Add Skill Button',
  noTasks: 'No Tasks',
  noTasksHint: 'Add Task by click Add Task Button',

  outcomeTakesNone: 'This outcome is achieved, on hold or cancelled and takes no new skills.',
  outcomeClosed: 'This outcome is cancelled. Its skills and tasks cannot be changed.',
  notEditable: 'A mastered or cancelled skill cannot be changed any more.',
  notMasterable: 'Only an active skill can be mastered.',

  form: (mode: string) => `${mode} Skill`,
  name: 'Name of skill',
  type: 'Skill type',
  targetSkills: 'Target skills',
  targetsToBeAchieved: 'Targets to be achieved',
  needHelp: 'Help is needed',
  teamMember: 'Team members',
  notes: 'Notes',
  status: 'Status',
  comment: 'Comment',
} as const;

/** The message after 'start a new skill'. */
export const startText = (result: StartResult, name: string | null): string =>
  result === 'newActive' ? skillTexts.newActive(name ?? '') : skillTexts[result];

import type { OutcomeDetails, ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import type { ProgrammeSkill, SkillDetails } from '@amberway/contract/skills/schemas';
import type { TaskDetails, TaskSummary } from '@amberway/contract/tasks/schemas';
import { IDS } from './people.ts';

// A small programme for screen tests.

const TIMES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const id = (n: number) => `01a00000-0000-7000-8000-00000000a${String(n).padStart(3, '0')}`;
export const PROGRAMME_IDS = { outcome: id(1), skill: id(2), task: id(3), taskType: id(4), resource: id(5) } as const;

const PARENT = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', avatar: null };

export const task = (part: Partial<TaskSummary> = {}): TaskSummary => ({
  ...TIMES,
  _id: PROGRAMME_IDS.task,
  name: 'Count to ten',
  skill: PROGRAMME_IDS.skill,
  member: IDS.child,
  taskType: { _id: PROGRAMME_IDS.taskType, name: 'Practice' },
  assignee: [PARENT],
  dueDate: null,
  isCompleted: false,
  completedAt: null,
  tickedBy: null,
  closedAt: null,
  isExtra: false,
  createdBy: IDS.coach,
  version: 1,
  ...part,
});

export const skill = (part: Partial<ProgrammeSkill> = {}): ProgrammeSkill => ({
  ...TIMES,
  _id: PROGRAMME_IDS.skill,
  name: 'Waits for an answer',
  outcome: PROGRAMME_IDS.outcome,
  member: IDS.child,
  skillType: null,
  targetSkills: ['Waiting'],
  targetsToBeAchieved: [],
  needHelp: false,
  teamMember: [],
  notes: '',
  comment: '',
  status: 'Active',
  isDeleted: false,
  isCompleted: false,
  masteredAt: null,
  resumedFrom: null,
  closedBy: null,
  closedAt: null,
  version: 4,
  tasks: [task()],
  ...part,
});

export const outcome = (part: Partial<ProgrammeOutcome> = {}): ProgrammeOutcome => ({
  ...TIMES,
  _id: PROGRAMME_IDS.outcome,
  member: IDS.child,
  name: 'Asks for help',
  isPrimary: true,
  outcomeType: { _id: id(6), name: 'Communication' },
  complexity: null,
  membersBaseLineSkills: '',
  neededSkills: ['Pointing'],
  performanceEvaluation: 'Three times a day',
  challenges: '',
  status: 'In-progress',
  comment: '',
  closedBy: null,
  closedAt: null,
  version: 2,
  skills: [skill()],
  ...part,
});

/** One skill and one outcome as their own pages load them. */
export const skillDetails = (part: Partial<SkillDetails> = {}): SkillDetails => ({
  ...skill(),
  outcomeObject: { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' },
  familyWords: [],
  ...part,
});
export const outcomeDetails = (part: Partial<OutcomeDetails> = {}): OutcomeDetails => ({
  ...outcome(),
  familyWords: [],
  ...part,
});

/** One task as its drawer loads it. */
export const taskDetails = (part: Partial<TaskDetails> = {}): TaskDetails => ({
  ...task(),
  description: 'Slowly',
  commentBox: '',
  notes: '',
  isDeleted: false,
  strategy: '',
  toolName: '',
  toolDetails: '',
  fileLink: [],
  contentLink: '',
  skillObject: { _id: PROGRAMME_IDS.skill, name: 'Waits for an answer', status: 'Active' },
  outcomeObject: { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' },
  createdByObject: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null },
  completedByObject: null,
  reminderSkipped: false,
  ...part,
});

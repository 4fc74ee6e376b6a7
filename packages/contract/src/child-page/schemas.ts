import { z } from 'zod';
import { day, id, instant } from '../kernel/fields.ts';
import { PLANS, USER_STATUSES } from '../kernel/roles.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { STORED_SKILL_STATUSES } from '../programme/skill-status.ts';
import { sessionRequest } from '../session-requests/schemas.ts';
import { taskPerson } from '../tasks/schemas.ts';

const child = z.object({ _id: id, firstName: z.string(), lastName: z.string(), avatarUrl: z.string().nullable() });

/** A published note with the beginnings of its texts as plain text. */
const pageNote = z.object({
  _id: id,
  title: z.string(),
  type: z.string(),
  startTime: instant,
  notes: z.string(),
  win: z.string().nullable(),
  idea: z.string().nullable(),
  /** When the family first opened it. */
  readByFamilyAt: instant.nullable(),
});
export type PageNote = z.infer<typeof pageNote>;

const pageTask = z.object({
  _id: id,
  name: z.string(),
  skillName: z.string(),
  /** With `isExtra` enough to decide whether the task can be ticked. */
  skillStatus: z.enum(STORED_SKILL_STATUSES),
  outcomeStatus: z.enum(STORED_OUTCOME_STATUSES),
  isExtra: z.boolean(),
  dueDate: day.nullable(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  /** What the family wrote when it ticked the task, and who. */
  words: z.string().nullable(),
  by: taskPerson.nullable(),
});
export type PageTask = z.infer<typeof pageTask>;

/** A message of the family to the viewer. */
const question = z.object({
  _id: id,
  text: z.string(),
  at: instant,
  from: taskPerson,
  /** When the viewer wrote to the family after it. */
  answeredAt: instant.nullable(),
});
export type Question = z.infer<typeof question>;

/** A day of the family's diary; label and face are null while nothing is entered. */
const moodDay = z.object({
  day,
  label: z.string().nullable(),
  iconSvg: z.string().nullable(),
  note: z.string().nullable(),
  session: z.boolean(),
});
export type MoodDay = z.infer<typeof moodDay>;

const pageFile = z.object({
  _id: id,
  fileName: z.string(),
  kind: z.string(),
  createdAt: instant,
  createdBy: taskPerson,
  /** Added by somebody else since the viewer's previous visit. */
  isNew: z.boolean(),
});
export type PageFile = z.infer<typeof pageFile>;

/** The page of a child, as staff see it. */
export const childPage = z.object({
  member: child.extend({ dob: day.nullable(), memberShipEnd: day.nullable() }),
  /** False for the team of a skill: neither siblings nor phone, files or the family's own view. */
  seesFamily: z.boolean(),
  /** The children of the family that the viewer reaches, in their order, this one included. */
  children: z.array(child),
  parent: taskPerson.extend({
    email: z.string(),
    phoneCountryCode: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    timeZone: z.string().nullable(),
    choosePlan: z.enum(PLANS).nullable(),
    userStatus: z.enum(USER_STATUSES),
  }),
  nextSession: z.object({ _id: id, title: z.string(), type: z.string(), startTime: instant }).nullable(),
  notes: z.object({ count: z.number(), items: z.array(pageNote) }),
  tasks: z.object({ open: z.number(), items: z.array(pageTask) }),
  questions: z.array(question),
  requests: z.array(sessionRequest),
  moods: z.array(moodDay),
  files: z.object({ count: z.number(), items: z.array(pageFile) }),
});
export type ChildPage = z.infer<typeof childPage>;

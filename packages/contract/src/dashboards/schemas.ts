import { z } from 'zod';
import { day, id, instant } from '../kernel/fields.ts';
import { KPI_KINDS, KPI_UNITS } from '../kpis/kinds.ts';
import { STORED_OUTCOME_STATUSES } from '../programme/outcome-status.ts';
import { STORED_SKILL_STATUSES } from '../programme/skill-status.ts';
import { ticker } from '../tasks/schemas.ts';
import { publicPerson } from '../users/schemas.ts';

/** The first five items of a list, and the total count. */
const firstOf = <T extends z.ZodType>(item: T) => z.object({ count: z.number(), items: z.array(item) });

const range = z.object({ startDate: day, endDate: day });

/** Enough to show the task and to decide whether the viewer may tick it. */
export const dashboardTask = z.object({
  _id: id,
  name: z.string(),
  skill: id,
  skillName: z.string(),
  skillStatus: z.enum(STORED_SKILL_STATUSES),
  outcomeStatus: z.enum(STORED_OUTCOME_STATUSES),
  /** Ids of the assigned users. */
  assignee: z.array(id),
  dueDate: day.nullable(),
  isExtra: z.boolean(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  tickedBy: ticker.nullable(),
});
export type DashboardTask = z.infer<typeof dashboardTask>;

export const dashboardSkill = z.object({ _id: id, name: z.string(), outcomeName: z.string(), masteredAt: instant });
export type DashboardSkill = z.infer<typeof dashboardSkill>;

/** An activity note or a scheduled session, reduced to what a card shows. */
export const dashboardNote = z.object({
  _id: id,
  title: z.string(),
  type: z.string(),
  status: z.string(),
  member: id,
  memberName: z.string(),
  startTime: instant,
  endTime: instant,
  meetLink: z.string().nullable(),
  coach: z.string(),
});
export type DashboardNote = z.infer<typeof dashboardNote>;

/** Enough to show, open and download the resource. */
export const dashboardResource = z.object({
  _id: id,
  name: z.string(),
  type: z.string(),
  thumbnail: z.string().nullable(),
  file: z.string(),
  fileName: z.string().nullable(),
  isLink: z.boolean(),
  sharedAt: instant,
});
export type DashboardResource = z.infer<typeof dashboardResource>;

const dashboardFavourite = z.object({ _id: id, name: z.string(), url: z.string(), updatedAt: instant });

/** Customer info: everything the cards of one child show. */
export const progress = z.object({
  member: id,
  range,
  outcomesProgress: z.object({ achieved: z.number(), total: z.number(), percent: z.number().nullable() }),
  daysInProgram: z.number().nullable(),
  userEngagementScorePer: z.number().nullable(),
  engagement: z.object({ completed: z.number(), due: z.number() }),
  pendingTasks: firstOf(dashboardTask),
  completedTasks: firstOf(dashboardTask),
  completedSkills: firstOf(dashboardSkill),
  activityNotes: firstOf(dashboardNote),
  resources: firstOf(dashboardResource),
  favourites: firstOf(dashboardFavourite),
});
export type Progress = z.infer<typeof progress>;

/** What a child's home shows besides the figures. */
export const home = z.object({
  member: id,
  primaryClinician: publicPerson.nullable(),
  csm: publicPerson.nullable(),
  skillsThisCycle: z.object({
    cycle: z.object({ startDate: day.nullable(), endDate: day.nullable() }),
    count: z.number(),
    items: z.array(dashboardSkill),
  }),
  upcomingAppointment: dashboardNote.nullable(),
});
export type Home = z.infer<typeof home>;

/** What a family's home shows at first; the rest comes with `home` and `progress` when it is opened. */
export const today = z.object({
  member: id,
  upcomingAppointment: dashboardNote.nullable(),
  pendingTasks: firstOf(dashboardTask),
  completedTasks: firstOf(dashboardTask),
  /** For the sentence about the child's progress. */
  lately: z.object({
    /** Skills mastered so far, and those of the last four weeks. */
    mastered: z.number(),
    masteredLately: z.number(),
    latestSkill: z.string().nullable(),
    /** A skill that is being practised now. */
    workingOn: z.string().nullable(),
    workingOnId: id.nullable(),
    /** Tasks completed in the last two weeks. */
    tasksDone: z.number(),
  }),
});
export type Today = z.infer<typeof today>;

const sender = z.object({ _id: id, firstName: z.string(), lastName: z.string(), avatar: z.string().nullable() });

/** The newest note or message of a coach, with the beginning of its text. */
const latest = { _id: id, from: sender, at: instant, preview: z.string(), isRead: z.boolean() };
export const latestNote = z.object({ ...latest, title: z.string(), startTime: instant });
export type LatestNote = z.infer<typeof latestNote>;
export const latestMessage = z.object(latest);
export type LatestMessage = z.infer<typeof latestMessage>;

export const INSIGHT_GROUPS = ['day', 'week', 'month'] as const;
export type InsightGroup = (typeof INSIGHT_GROUPS)[number];

const insightFigures = {
  tasksAdded: z.number(),
  tasksCompleted: z.number(),
  skillsAchieved: z.number(),
  resourcesShared: z.number(),
  notes: z.number(),
  /** Total length of the sessions that the notes describe. */
  minutes: z.number(),
};

/** Activity on a day, or in the week or month that starts with it. Empty periods are left out. */
export const insight = z.object({ day, ...insightFigures });
export type Insight = z.infer<typeof insight>;
export const insightTotals = z.object(insightFigures);

export const workspace = z.object({
  counters: z.object({
    app: z.number(),
    weeklyFlagship: z.number(),
    fortnightlyPlan: z.number(),
    monthly: z.number(),
  }),
  /** Children assigned to the viewer; for administrators all children of active customers, without a capacity. */
  clients: z.object({ current: z.number(), capacity: z.number().nullable() }),
  /** This month's figures and targets: the viewer's own; for administrators the average of the coaches. */
  metrics: z.array(
    z.object({
      kpiName: z.enum(KPI_KINDS),
      kpiUnit: z.enum(KPI_UNITS),
      actual: z.number().nullable(),
      target: z.number().nullable(),
    }),
  ),
  notesToday: firstOf(dashboardNote),
  unfinishedNotes: firstOf(dashboardNote),
});
export type Workspace = z.infer<typeof workspace>;

/** What others did for a child, or for all children of a family. */
const childNews = {
  tasksAdded: z.number(),
  skillsAchieved: z.number(),
  resourcesShared: z.number(),
  notes: z.number(),
};

/** What is new since the previous visit; `since` is null at the first visit. */
export const visit = z.object({
  since: instant.nullable(),
  ...childNews,
  tasksCompleted: z.number(),
  messages: z.number(),
  newClients: z.number(),
  /** For a family: each of its children for whom something is new. A process of 1.0.0 does not send it. */
  children: z.array(z.object({ _id: id, ...childNews })).optional(),
});
export type Visit = z.infer<typeof visit>;

import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Task, TaskDetails, TaskPerson, TaskSummary } from '@amberway/contract/tasks/schemas';
import { presentPerson } from '../../kernel/identity/person.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { namesOfEntries } from '../lookups/public.ts';
import { resourceNames } from '../resources/public.ts';
import {
  assigneesOfTasks,
  peopleById,
  type StoredTask,
  type SummaryRow,
  summariesWithAssignees,
  type TaskRecord,
  type TaskScope,
  wholeTasks,
} from './queries.ts';

// Tasks in the wire format. Names and people are loaded with one query each, however many tasks there are.

const byName = (a: TaskPerson, b: TaskPerson) =>
  a.firstName.localeCompare(b.firstName) || a.lastName.localeCompare(b.lastName);

type Assigned = SummaryRow & { assignees: readonly string[] };

const withNames = async (rows: Assigned[]): Promise<TaskSummary[]> => {
  const names = await namesOfEntries([...new Set(rows.map(({ typeId }) => typeId))]);
  const types = new Map([...names].map(([_id, name]) => [_id, { _id, name }]));
  const people = await peopleById([
    ...new Set(rows.flatMap(({ assignees, completedBy }) => (completedBy ? [...assignees, completedBy] : assignees))),
  ]);
  const faces = new Map([...people].map(([id, person]) => [id, presentPerson(person)]));
  const assigneesOf = (ids: readonly string[]) => {
    const found = ids.flatMap((id) => faces.get(id) ?? []);
    return found.length > 1 ? found.toSorted(byName) : found;
  };
  const tickerOf = (id: string | null) => {
    const person = id ? people.get(id) : undefined;
    return person ? { _id: person.id, firstName: person.firstName } : null;
  };
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    name: row.name,
    skill: row.skillId,
    member: row.memberId,
    taskType: types.get(row.typeId) ?? null,
    assignee: assigneesOf(row.assignees),
    dueDate: row.dueDate,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt,
    tickedBy: tickerOf(row.completedBy),
    closedAt: row.closedAt,
    isExtra: row.isExtra,
    createdBy: row.createdBy,
    version: row.version,
  }));
};

/** All tasks of a child, an outcome or a skill, oldest first: three queries. */
export const loadTaskSummaries = async (scope: TaskScope): Promise<TaskSummary[]> => {
  const rows = await summariesWithAssignees(scope);
  return rows.length === 0 ? [] : withNames(rows);
};

/** The same for rows found by a list. */
export const presentSummaries = async (rows: SummaryRow[]): Promise<TaskSummary[]> => {
  if (rows.length === 0) return [];
  const assignees = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const { taskId, userId } of await assigneesOfTasks([...assignees.keys()])) assignees.get(taskId)?.push(userId);
  return withNames(rows.map((row) => ({ ...row, assignees: assignees.get(row.id) ?? [] })));
};

type Whole = { task: StoredTask; fileLink: Task['fileLink'] };

const presentTasks = async (whole: Whole[]): Promise<Task[]> => {
  const summaries = await presentSummaries(
    whole.map(({ task: { taskType: typeId, ...task } }) => ({ ...task, typeId })),
  );
  return whole.map(({ task, fileLink }, at) => {
    const {
      taskType: _type,
      completedBy: _by,
      beforeTick: _undo,
      skillId: _s,
      memberId: _m,
      id: _id,
      ...stored
    } = task;
    const { deletedAt, ...rest } = stored;
    return { ...rest, ...(summaries[at] as TaskSummary), isDeleted: deletedAt !== null, fileLink };
  });
};

export const presentTask = async ({ task }: TaskRecord, fileLink: Task['fileLink']): Promise<Task> =>
  (await presentTasks([{ task, fileLink }]))[0] as Task;

/** Ids per batch, since the parameters of a statement are limited. */
const PIECE = 500;

/** Whole tasks in the order of their ids, a few statements per batch. */
export const loadTasks = async (principal: Principal, reach: Reach, ids: readonly string[]): Promise<Task[]> => {
  const loaded: Task[] = [];
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = ids.slice(from, from + PIECE);
    const found = new Map((await wholeTasks(principal, reach, piece)).map((row) => [row.task.id, row]));
    const rows = piece.flatMap((id) => found.get(id) ?? []);
    const names = await resourceNames([...new Set(rows.flatMap(({ resources }) => resources))]);
    const linksOf = (resources: string[]) =>
      resources.flatMap((_id) => (names.has(_id) ? [{ _id, name: names.get(_id) ?? '' }] : []));
    loaded.push(...(await presentTasks(rows.map(({ task, resources }) => ({ task, fileLink: linksOf(resources) })))));
  }
  return loaded;
};

const above = ({ id, name, status }: TaskRecord['skill'] | TaskRecord['outcome']) => ({ _id: id, name, status });

export const presentDetails = async (
  record: TaskRecord,
  fileLink: Task['fileLink'],
  reminderSkipped: boolean,
): Promise<TaskDetails> => ({
  ...(await presentTask(record, fileLink)),
  skillObject: above(record.skill),
  outcomeObject: above(record.outcome),
  createdByObject: presentPerson(record.creator),
  completedByObject: record.ticker && presentPerson(record.ticker),
  reminderSkipped,
});

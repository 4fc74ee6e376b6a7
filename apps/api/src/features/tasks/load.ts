import type { Task, TaskDetails, TaskPerson, TaskSummary } from '@amberway/contract/tasks/schemas';
import { namesOfEntries } from '../lookups/public.ts';
import {
  assigneesOfTasks,
  peopleById,
  type PersonRow,
  type SummaryRow,
  summariesWithAssignees,
  type TaskRecord,
  type TaskScope,
} from './queries.ts';

// Tasks as the wire has them. Names and people are asked for once, however many tasks there are.

export const presentPerson = ({ id: _id, firstName, lastName, avatar }: PersonRow): TaskPerson => ({
  _id,
  firstName,
  lastName,
  avatar,
});

const byName = (a: TaskPerson, b: TaskPerson) =>
  a.firstName.localeCompare(b.firstName) || a.lastName.localeCompare(b.lastName);

type Assigned = SummaryRow & { assignees: readonly string[] };

const withNames = async (rows: Assigned[]): Promise<TaskSummary[]> => {
  const names = await namesOfEntries([...new Set(rows.map(({ typeId }) => typeId))]);
  const types = new Map([...names].map(([_id, name]) => [_id, { _id, name }]));
  const people = await peopleById([...new Set(rows.flatMap(({ assignees }) => assignees))]);
  const faces = new Map([...people].map(([id, person]) => [id, presentPerson(person)]));
  const assigneesOf = (ids: readonly string[]) => {
    const found = ids.flatMap((id) => faces.get(id) ?? []);
    return found.length > 1 ? found.toSorted(byName) : found;
  };
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    name: row.name,
    milestone: row.skillId,
    member: row.memberId,
    taskType: types.get(row.typeId) ?? null,
    assignee: assigneesOf(row.assignees),
    dueDate: row.dueDate,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt,
    createdBy: row.createdBy,
    version: row.version,
  }));
};

/** All tasks of a child, an outcome or a skill, oldest first: three queries. */
export const loadTaskSummaries = async (scope: TaskScope): Promise<TaskSummary[]> => {
  const rows = await summariesWithAssignees(scope);
  return rows.length === 0 ? [] : withNames(rows);
};

/** The same for rows that a list has found. */
export const presentSummaries = async (rows: SummaryRow[]): Promise<TaskSummary[]> => {
  if (rows.length === 0) return [];
  const assignees = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const { taskId, userId } of await assigneesOfTasks([...assignees.keys()])) assignees.get(taskId)?.push(userId);
  return withNames(rows.map((row) => ({ ...row, assignees: assignees.get(row.id) ?? [] })));
};

export const presentTask = async (record: TaskRecord, fileLink: Task['fileLink']): Promise<Task> => {
  const { taskType: typeId, completedBy: _ticker, deletedAt, ...task } = record.task;
  const [summary] = await presentSummaries([{ ...task, typeId }]);
  const { skillId: _skill, memberId: _member, id: _id, ...rest } = task;
  return { ...rest, ...(summary as TaskSummary), isDeleted: deletedAt !== null, fileLink };
};

const above = ({ id, name, status }: TaskRecord['skill'] | TaskRecord['outcome']) => ({ _id: id, name, status });

export const presentDetails = async (record: TaskRecord, fileLink: Task['fileLink']): Promise<TaskDetails> => ({
  ...(await presentTask(record, fileLink)),
  milestoneObject: above(record.skill),
  goalObject: above(record.outcome),
  createdByObject: presentPerson(record.creator),
  completedByObject: record.ticker && presentPerson(record.ticker),
});

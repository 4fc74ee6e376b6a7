import type { Task, TaskDetails, TaskPerson, TaskSummary } from '@amberway/contract/tasks/schemas';
import { namesOfEntries } from '../lookups/public.ts';
import {
  assigneeRows,
  assigneesOfTasks,
  peopleById,
  type PersonRow,
  type SummaryRow,
  summaryRows,
  type TaskRecord,
  type TaskScope,
} from './queries.ts';

// Tasks as the wire has them. Names and people are asked for once, however many tasks there are.

type Assigned = { taskId: string; userId: string }[];

export const presentPerson = ({ id: _id, firstName, lastName, avatar }: PersonRow): TaskPerson => ({
  _id,
  firstName,
  lastName,
  avatar,
});

const byName = (a: TaskPerson, b: TaskPerson) =>
  a.firstName.localeCompare(b.firstName) || a.lastName.localeCompare(b.lastName);

const groupPeople = async (assigned: Assigned): Promise<Map<string, TaskPerson[]>> => {
  const people = await peopleById([...new Set(assigned.map(({ userId }) => userId))]);
  const faces = new Map([...people].map(([id, person]) => [id, presentPerson(person)]));
  const groups = new Map<string, TaskPerson[]>();
  for (const { taskId, userId } of assigned) {
    const person = faces.get(userId);
    const group = groups.get(taskId);
    if (!person) continue;
    if (group) group.push(person);
    else groups.set(taskId, [person]);
  }
  for (const group of groups.values()) if (group.length > 1) group.sort(byName);
  return groups;
};

const NOBODY: TaskPerson[] = [];

const withNames = async (rows: SummaryRow[], assigned: Assigned): Promise<TaskSummary[]> => {
  const names = await namesOfEntries([...new Set(rows.map(({ typeId }) => typeId))]);
  const types = new Map([...names].map(([_id, name]) => [_id, { _id, name }]));
  const people = await groupPeople(assigned);
  return rows.map(({ id, skillId, memberId, typeId, ...row }) => ({
    ...row,
    _id: id,
    milestone: skillId,
    member: memberId,
    taskType: types.get(typeId) ?? null,
    assignee: people.get(id) ?? NOBODY,
  }));
};

/** All tasks of a child, an outcome or a skill, oldest first: four queries. */
export const loadTaskSummaries = async (scope: TaskScope): Promise<TaskSummary[]> => {
  const rows = await summaryRows(scope);
  return rows.length === 0 ? [] : withNames(rows, await assigneeRows(scope));
};

/** The same for rows that a list has found. */
export const presentSummaries = async (rows: SummaryRow[]): Promise<TaskSummary[]> =>
  rows.length === 0 ? [] : withNames(rows, await assigneesOfTasks(rows.map(({ id }) => id)));

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

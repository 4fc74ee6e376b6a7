import { and, desc, eq, ne } from 'drizzle-orm';
import type { FamilyWords } from '@amberway/contract/tasks/schemas';
import { db } from '../../kernel/db/context.ts';
import { presentPerson } from '../../kernel/identity/person.ts';
import { users } from '../../kernel/identity/tables.ts';
import { tasks } from '../programme/public.ts';
import { inScope, personColumns, type TaskScope } from './queries.ts';

/** As many as are read at a glance; the task itself has its own. */
const SHOWN = 3;

/** What the family wrote with its latest ticks. Notes that staff wrote with theirs are on the task. */
export const latestFamilyWords = async (scope: TaskScope): Promise<FamilyWords[]> => {
  const rows = await db()
    .select({
      id: tasks.id,
      name: tasks.name,
      text: tasks.notes,
      completedAt: tasks.completedAt,
      updatedAt: tasks.updatedAt,
      person: personColumns,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.completedBy))
    .where(and(inScope(scope), eq(tasks.isCompleted, true), ne(tasks.notes, ''), eq(users.type, 'Customer')))
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(SHOWN);
  return rows.map(({ id, name, text, completedAt, updatedAt, person }) => ({
    _id: id,
    name,
    text,
    at: completedAt ?? updatedAt,
    by: presentPerson(person),
  }));
};

import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import type { Person } from './list/queries.ts';
import { creator, reachable, type StoredNote, summaryColumns } from './queries.ts';
import { activityNotes as notes } from './tables.ts';

const ideaColumns = {
  noteId: notes.id,
  title: notes.title,
  startTime: notes.startTime,
  skillsForHome: notes.skillsForHome,
  clientFindSkillUseful: notes.clientFindSkillUseful,
  creator: summaryColumns.creator,
};
export type IdeaRow = Pick<StoredNote, 'title' | 'startTime' | 'skillsForHome' | 'clientFindSkillUseful'> & {
  noteId: string;
  creator: Person;
};

const isIdea = and(isNull(notes.deletedAt), eq(notes.status, 'Published'), ne(notes.skillsForHome, ''));

/** Ideas for home in a child's published notes. The caller must have checked access to the child. */
export const listIdeas = async (memberId: string, { skip, limit }: PageWindow) => {
  const where = and(eq(notes.memberId, memberId), isIdea);
  const rows: IdeaRow[] = await db()
    .select(ideaColumns)
    .from(notes)
    .innerJoin(creator, eq(creator.id, notes.createdBy))
    .where(where)
    .orderBy(desc(notes.startTime), desc(notes.id))
    .limit(limit)
    .offset(skip);
  const isWhole = skip === 0 && rows.length < limit;
  return { rows, count: isWhole ? rows.length : await db().$count(notes, where) };
};

export const findIdea = async (principal: Principal, reach: Reach, id: string): Promise<IdeaRow | undefined> =>
  (
    await db()
      .select(ideaColumns)
      .from(notes)
      .innerJoin(members, eq(members.id, notes.memberId))
      .innerJoin(creator, eq(creator.id, notes.createdBy))
      .where(and(eq(notes.id, id), isIdea, reachable(principal, reach)))
  )[0];

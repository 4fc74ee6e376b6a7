import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import type { Person } from './list/queries.ts';
import { creator, reachable, type StoredNote, summaryColumns } from './queries.ts';
import { activityNotes as sessions } from './tables.ts';

const ideaColumns = {
  noteId: sessions.id,
  title: sessions.title,
  startTime: sessions.startTime,
  skillsForHome: sessions.skillsForHome,
  clientFindSkillUseful: sessions.clientFindSkillUseful,
  creator: summaryColumns.creator,
};
export type IdeaRow = Pick<StoredNote, 'title' | 'startTime' | 'skillsForHome' | 'clientFindSkillUseful'> & {
  noteId: string;
  creator: Person;
};

const isIdea = and(isNull(sessions.deletedAt), eq(sessions.status, 'Published'), ne(sessions.skillsForHome, ''));

/** What a child's published notes propose for home. The caller has been admitted to the child. */
export const listIdeas = async (memberId: string, { skip, limit }: PageWindow) => {
  const where = and(eq(sessions.memberId, memberId), isIdea);
  const rows: IdeaRow[] = await db()
    .select(ideaColumns)
    .from(sessions)
    .innerJoin(creator, eq(creator.id, sessions.createdBy))
    .where(where)
    .orderBy(desc(sessions.startTime), desc(sessions.id))
    .limit(limit)
    .offset(skip);
  const isWhole = skip === 0 && rows.length < limit;
  return { rows, count: isWhole ? rows.length : await db().$count(sessions, where) };
};

export const findIdea = async (principal: Principal, reach: Reach, id: string): Promise<IdeaRow | undefined> =>
  (
    await db()
      .select(ideaColumns)
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .innerJoin(creator, eq(creator.id, sessions.createdBy))
      .where(and(eq(sessions.id, id), isIdea, reachable(principal, reach)))
  )[0];

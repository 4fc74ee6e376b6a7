import { type SQL, sql } from 'drizzle-orm';
import type { LatestMessage, LatestNote } from '@amberway/contract/dashboards/schemas';
import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { instantOf, rowsOf } from '../../../kernel/db/figures.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

const person = (user: SQL) => sql`json_build_object('_id', ${user}.id, 'firstName', ${user}.first_name,
  'lastName', ${user}.last_name, 'avatar', ${user}.avatar)`;

type NoteRow = Omit<LatestNote, 'preview'> & {
  excerpt: string;
  /** Rich texts, for a note without a report of the session. */
  wins: string[];
  idea: string;
};
type MessageRow = Omit<LatestMessage, 'preview'> & { message: string };

/**
 * The latest published note. When it was published is not stored: before the viewer opened it, only its author can have
 * changed it; later the family's rating changes it as well, so then the time of the session counts.
 */
export const latestNoteOf = async (memberId: string, userId: string): Promise<NoteRow | undefined> => {
  const isRead = sql`exists (select 1 from note_reads d where d.note_id = s.id and d.user_id = ${userId})`;
  const [row] = await rowsOf<NoteRow>(sql`select s.id as "_id", s.title, ${person(sql`c`)} as "from",
    ${instantOf(sql`s.start_time`)} as "startTime", s.excerpt, s.top_wins as wins, s.skills_for_home as idea,
    ${isRead} as "isRead",
    ${instantOf(sql`(case when ${isRead} then s.end_time else greatest(s.end_time, s.updated_at) end)`)} as at
    from activity_notes s join users c on c.id = s.created_by
    where s.member_id = ${memberId} and s.deleted_at is null and s.status = 'Published'
    order by s.start_time desc, s.id desc limit 1`);
  return row;
};

/** The latest message to a family that it has not hidden. Staff see only messages of their own. */
export const latestMessageTo = async (customerId: string, principal: Principal): Promise<MessageRow | undefined> => {
  const visible = seesAsFamily(principal) ? sql`true` : sql`e.from_id = ${principal.actorId}`;
  const [row] = await rowsOf<MessageRow>(sql`select e.id as "_id", ${person(sql`c`)} as "from",
    ${instantOf(sql`e.created_at`)} as at, e.message, e.acknowledged_at is not null as "isRead"
    from messages e join users c on c.id = e.from_id
    where e.kind = 'client' and e.customer_id = ${customerId} and e.to_id = e.customer_id
      and e.deleted_by_receiver_at is null and ${visible}
    order by e.created_at desc, e.id desc limit 1`);
  return row;
};

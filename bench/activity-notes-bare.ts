import { runQuery, LEAN_SESSION, memberOf, serve } from './bare.ts';

// The least that could answer the same calls: the same tables and joins, rows written out as they come.

const MEMBER = memberOf(', m.first_name, m.last_name');
const ROWS = `select s.id as "_id", s.title, s.status, s.type, s.start_time as "startTime", s.end_time as "endTime", s.excerpt as notes,
    s.meet_link as "meetLink", s.late_cancellation as "endtimeCancellation", s.version, s.created_at as "createdAt",
    s.updated_at as "updatedAt", u.id as coach_id, u.first_name, u.last_name, u.avatar, r.user_id is not null as read
  from activity_notes s join users u on u.id = s.created_by
    left join note_reads r on r.note_id = s.id and r.user_id = $2
  where s.member_id = $1 and s.deleted_at is null order by s.start_time desc, s.id desc limit $3 offset $4`;
const COUNT = `select count(*)::int as count, (count(*) filter (where start_time >= date_trunc('day', now()) + interval '1 day'))::int as later
  from activity_notes where member_id = $1 and deleted_at is null`;
const NOTE = `select s.*, u.first_name, u.last_name, r.name as resource_name, r.file, m.first_name as child,
    array(select t.task_id from note_tasks t where t.note_id = s.id) as tasks
  from activity_notes s join users u on u.id = s.created_by join members m on m.id = s.member_id
    left join resources r on r.id = s.resource_id
  where s.id = $1 and s.deleted_at is null
    and exists (select 1 from works_with w where w.customer_id = m.parent_id and w.business_user_id = $2)`;
const GOALS =
  'select id, name, status, is_primary from outcomes where member_id = $1 order by created_at desc limit 200';
const SKILLS = `select s.id, s.name, s.status, o.id as goal, o.name as goal_name from skills s join outcomes o on o.id = s.outcome_id
  where s.member_id = $1 and s.deleted_at is null order by s.created_at, s.id`;
const LAST = `select id, title, start_time, excerpt from activity_notes
  where member_id = $1 and deleted_at is null and status <> 'GoogleCal' and id <> $2 order by start_time desc, id desc limit 3`;

const list = async (userId: string, query: URLSearchParams) => {
  const [member] = await runQuery('member', MEMBER, [query.get('member'), userId]);
  if (!member) return undefined;
  const limit = Number(query.get('limit'));
  const [counted] = await runQuery('count', COUNT, [member['id']]);
  const later = Number(counted?.['later']);
  const skip = query.has('around') ? Math.floor(later / limit) * limit : Number(query.get('skip') ?? 0);
  return {
    data: await runQuery('rows', ROWS, [member['id'], userId, limit, skip]),
    count: counted?.['count'],
    skip,
  };
};

const note = async (userId: string, id: string) => {
  const [row] = await runQuery('note', NOTE, [id, userId]);
  if (!row) return undefined;
  const member = row['member_id'];
  const [goals, skills, last] = [
    await runQuery('goals', GOALS, [member]),
    await runQuery('skills', SKILLS, [member]),
    await runQuery('last', LAST, [member, id]),
  ];
  return { data: { ...row, goals, skills, last } };
};

serve(LEAN_SESSION, (userId, { pathname, searchParams }) => {
  const id = pathname.split('/details/')[1];
  return id ? note(userId, id) : list(userId, searchParams);
});

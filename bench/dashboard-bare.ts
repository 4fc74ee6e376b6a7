import { runQuery, LEAN_SESSION, memberOf, type Row, serve } from './bare.ts';

// The least that could answer the cards of a child and a coach's workspace: bare statements for the same figures and
// lists on the same tables, prepared, their rows written out.

const MEMBER = memberOf(', m.membership_start');

/** All of the time: $1 is the child. */
const PROGRESS: Record<string, string> = {
  outcomes: `select count(*) filter (where status = 'Achieved') as achieved,
    count(*) filter (where status <> 'Cancelled') as total from outcomes where member_id = $1`,
  tasks: `select count(*) filter (where not is_completed) as pending, count(*) filter (where is_completed) as completed,
    count(*) filter (where coalesce(due_date, created_at::date) <= current_date) as due,
    count(*) filter (where is_completed and coalesce(due_date, created_at::date) <= current_date) as done
    from tasks where member_id = $1 and deleted_at is null`,
  pending: `select id, name, due_date::text from tasks where member_id = $1 and deleted_at is null and not is_completed
    order by due_date, created_at limit 5`,
  completed: `select id, name, completed_at from tasks where member_id = $1 and deleted_at is null and is_completed
    order by completed_at desc limit 5`,
  mastered: `select count(*) from skills where member_id = $1 and deleted_at is null and mastered_at is not null`,
  skills: `select s.id, s.name, o.name as goal, s.mastered_at from skills s join outcomes o on o.id = s.outcome_id
    where s.member_id = $1 and s.deleted_at is null and s.mastered_at is not null order by s.mastered_at desc limit 5`,
  noteCount: `select count(*) from activity_notes where member_id = $1 and deleted_at is null and status <> 'GoogleCal'`,
  notes: `select s.id, s.title, s.start_time, u.first_name from activity_notes s join users u on u.id = s.created_by
    where s.member_id = $1 and s.deleted_at is null and s.status <> 'GoogleCal' order by s.start_time desc limit 5`,
  shareCount: `select count(*) from resource_shares where member_id = $1`,
  shares: `select r.id, r.name, g.created_at from resource_shares g join resources r on r.id = g.resource_id
    where g.member_id = $1 and r.deleted_at is null order by g.created_at desc limit 5`,
};

/** $1 is the coach. */
const WORKSPACE: Record<string, string> = {
  counters: `select choose_plan, count(*) from users where type = 'Customer' and user_status = 'Active' group by 1`,
  clients: `select count(*) from members where primary_contact = $1 and deleted_at is null`,
  figures: `select kpi_name, kpi_value from clinician_kpis where business_user_id = $1
    and year_month = to_char(now(), 'YYYY-MM')`,
  targets: `select kpi_name, kpi_value from kpi_targets where user_id = $1`,
  today: `select s.id, s.title, m.first_name from activity_notes s join members m on m.id = s.member_id
    where s.created_by = $1 and s.deleted_at is null and s.start_time >= current_date and s.start_time < current_date + 1
    order by s.start_time limit 5`,
  unfinished: `select s.id, s.title, m.first_name from activity_notes s join members m on m.id = s.member_id
    where s.created_by = $1 and s.deleted_at is null and s.status = 'Pending' and s.start_time > now() - interval '90 days'
    order by s.start_time desc limit 5`,
};

const loadAll = async (kind: string, statements: Record<string, string>, id: string) => {
  const results: Record<string, Row[]> = {};
  for (const [name, text] of Object.entries(statements))
    results[name] = await runQuery(`${kind}.${name}`, text, text.includes('$1') ? [id] : []);
  return results;
};

serve(LEAN_SESSION, async (userId, { pathname, searchParams }) => {
  if (pathname.endsWith('/workspace')) return { data: await loadAll('workspace', WORKSPACE, userId) };
  const member = searchParams.get('member') ?? '';
  const [admitted] = await runQuery('member', MEMBER, [member, userId]);
  return admitted && { data: await loadAll('progress', PROGRESS, member) };
});

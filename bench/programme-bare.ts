import { runQuery, LEAN_SESSION, memberOf, type Row, serve } from './bare.ts';

// The least that could answer a child's whole programme: the same tables and joins, rows put together and written out.

const MEMBER = memberOf();
const OUTCOMES = `select o.*, t.name as type_name, c.name as complexity_name from outcomes o
  join lookups t on t.id = o.type_id left join lookups c on c.id = o.complexity_id where o.member_id = $1
  order by o.created_at desc, o.id desc limit 200`;
const SKILLS = `select s.*, t.name as type_name from skills s join lookups t on t.id = s.type_id
  where s.member_id = $1 and s.deleted_at is null order by s.created_at, s.id`;
const TEAM = `select st.skill_id, u.id, u.first_name, u.last_name, u.avatar from skill_team st
  join skills s on s.id = st.skill_id join users u on u.id = st.user_id where s.member_id = $1 and s.deleted_at is null`;
const TASKS = `select t.id as "_id", t.name, t.skill_id as milestone, t.member_id as member, t.type_id, l.name as type_name, t.due_date::text as "dueDate",
  t.is_completed as "isCompleted", t.completed_at as "completedAt", t.created_by as "createdBy", t.version, t.created_at as "createdAt", t.updated_at as "updatedAt"
  from tasks t join lookups l on l.id = t.type_id where t.member_id = $1 and t.deleted_at is null order by t.created_at, t.id`;
const ASSIGNEES = `select a.task_id, u.id as "_id", u.first_name as "firstName", u.last_name as "lastName", u.avatar from task_assignees a
  join tasks t on t.id = a.task_id join users u on u.id = a.user_id where t.member_id = $1 and t.deleted_at is null`;

const grouped = (rows: Row[], key: string) => {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
};

const programme = async (memberId: string) => {
  const outcomes = await runQuery('outcomes', OUTCOMES, [memberId]);
  const skills = await runQuery('skills', SKILLS, [memberId]);
  const teams = grouped(await runQuery('team', TEAM, [memberId]), 'skill_id');
  const tasks = await runQuery('tasks', TASKS, [memberId]);
  const people = grouped(await runQuery('assignees', ASSIGNEES, [memberId]), 'task_id');
  for (const task of tasks) {
    task['taskType'] = { _id: task['type_id'], name: task['type_name'] };
    task['assignee'] = (people.get(task['_id']) ?? []).map(({ task_id: _task, ...person }) => person);
    delete task['type_id'];
    delete task['type_name'];
  }
  const bySkill = grouped(tasks, 'milestone');
  for (const skill of skills) {
    skill['teamMember'] = teams.get(skill['id']) ?? [];
    skill['tasks'] = bySkill.get(skill['id']) ?? [];
  }
  const byOutcome = grouped(skills, 'outcome_id');
  return outcomes.map((outcome) => ({ ...outcome, milestones: byOutcome.get(outcome['id']) ?? [] }));
};

serve(LEAN_SESSION, async (userId, { searchParams }) => {
  const member = searchParams.get('member') ?? '';
  const [admitted] = await runQuery('member', MEMBER, [member, userId]);
  if (!admitted) return undefined;
  const data = await programme(member);
  return { data, count: data.length };
});

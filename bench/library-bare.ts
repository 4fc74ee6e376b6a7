import { runQuery, cachedCount, serve, SESSION } from './bare.ts';

// The least that could answer the library's search: the same joins, and the same kept counts.

const WHERE = `r.deleted_at is null and (r.is_private = false or r.created_by = $1 or exists (
    select 1 from resource_shares h join members m on m.id = h.member_id
    where h.resource_id = r.id and m.deleted_at is null and exists (
      select 1 from works_with w where w.customer_id = m.parent_id and w.business_user_id = $1)))
  and r.search_text like $2 and r.type_id = any($3::uuid[]) and r.status = any($4::text[])`;
const LIST = `select r.*, l.name as type_name, u.first_name, u.last_name, u.avatar,
    coalesce((select json_agg(json_build_object('_id', o.objective_id, 'name', o.name) order by o.name)
      from resource_objective_names o where o.resource_id = r.id), '[]'::json) as objective,
    exists (select 1 from resource_tasks t where t.resource_id = r.id) as has_tasks
  from resources r join (select r.id from resources r where ${WHERE} order by r.created_at desc, r.id desc limit $5 offset $6) page on page.id = r.id
    join lookups l on l.id = r.type_id join users u on u.id = r.created_by
  order by r.created_at desc, r.id desc`;
const COUNT = `select count(*)::int as count from resources r where ${WHERE}`;

serve(SESSION, async (userId, { searchParams }) => {
  const filter = [
    userId,
    `%${searchParams.get('search') ?? ''}%`,
    searchParams.getAll('type'),
    searchParams.getAll('status'),
  ];
  const page = [Number(searchParams.get('limit')), Number(searchParams.get('skip'))];
  // Without a name: planned for what is searched for, which is the quicker way by far.
  const data = await runQuery(undefined, LIST, [...filter, ...page]);
  return { data, count: await cachedCount('library', () => runQuery(undefined, COUNT, filter)) };
});

import { runQuery, cachedCount, serve, SESSION } from './bare.ts';

// The least that could answer a list of users. `false` as the last argument counts for every request.

const LIST = `select id as "_id", first_name as "firstName", last_name as "lastName", email, avatar, type, user_status as "userStatus", choose_plan as "choosePlan", version, created_at as "createdAt", updated_at as "updatedAt"
  from users where type = $1 and user_status = $2 order by created_at desc, id desc limit $3 offset $4`;
const COUNT = 'select count(*)::int as count from users where type = $1 and user_status = $2';
const caches = process.argv[4] !== 'false';

serve(SESSION, async (_userId, { searchParams }) => {
  const filter = ['Customer', searchParams.get('filter') ?? 'Active'];
  const counted = () => runQuery('count', COUNT, filter);
  const [data, count] = await Promise.all([
    runQuery('list', LIST, [...filter, Number(searchParams.get('limit')), Number(searchParams.get('skip'))]),
    caches ? cachedCount('users', counted) : counted().then(([row]) => row?.['count']),
  ]);
  return { data, count };
});

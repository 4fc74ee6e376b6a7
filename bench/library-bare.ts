import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// The least that could answer the library's search: node:http, pg, prepared statements with the same joins, and the
// same kept counts. A process of its own, as the product is one.

const [databaseUrl = '', pool = '8'] = process.argv.slice(2);
const connections = new pg.Pool({ connectionString: databaseUrl, max: Number(pool) });

const SESSION = `select s.id, s.user_id, s.acting_as, s.expires_at, s.last_seen_at > now() - interval '1 minute' as seen, u.type, u.user_status, u.business_user_type, c.user_status as customer_status,
  (s.acting_as is null or u.type = 'Administrator' or exists (select 1 from works_with w where w.business_user_id = s.user_id and w.customer_id = s.acting_as)) as works_with
  from sessions s join users u on u.id = s.user_id left join users c on c.id = s.acting_as
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '1 hour'`;
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
const KEEP_MS = 5_000;
const LARGE = 1_000;

let kept = { count: 0, until: 0 };
const count = async (values: unknown[]) => {
  if (kept.until > Date.now()) return kept.count;
  const { rows } = await connections.query<{ count: number }>({ text: COUNT, values });
  const found = rows[0]?.count ?? 0;
  if (found > LARGE) kept = { count: found, until: Date.now() + KEEP_MS };
  return found;
};

const server = createServer((request, response) => {
  const answer = async () => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { searchParams } = new URL(request.url ?? '/', 'http://bare');
    const hash = createHash('sha256').update(token).digest('base64url');
    const session = await connections.query<{ user_id: string }>({ name: 'session', text: SESSION, values: [hash] });
    const [viewer] = session.rows;
    if (!viewer) {
      response.writeHead(401).end();
      return;
    }
    const filter = [
      viewer.user_id,
      `%${searchParams.get('search') ?? ''}%`,
      searchParams.getAll('type'),
      searchParams.getAll('status'),
    ];
    const page = [Number(searchParams.get('limit')), Number(searchParams.get('skip'))];
    // Without a name: planned for what is searched for, which is the quicker way by far.
    const list = await connections.query({ text: LIST, values: [...filter, ...page] });
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: true, data: list.rows, count: await count(filter) }));
  };
  // Stopping in the middle of a request is no failure.
  answer().catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void connections.end();
});

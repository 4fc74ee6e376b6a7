import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// The least that could answer the same list: node:http, pg and the same prepared queries. No framework, no
// validation, no headers, no limits. What the product adds is measured against it.

const SESSION = `select s.id, s.user_id, s.acting_as, s.expires_at, s.last_seen_at > now() - interval '1 minute' as seen, u.type, u.user_status, u.business_user_type, c.user_status as customer_status,
  (s.acting_as is null or u.type = 'Administrator' or exists (select 1 from works_with w where w.business_user_id = s.user_id and w.customer_id = s.acting_as)) as works_with
  from sessions s join users u on u.id = s.user_id left join users c on c.id = s.acting_as
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '1 hour'`;
const LIST = `select id as "_id", first_name as "firstName", last_name as "lastName", email, avatar, type, user_status as "userStatus", choose_plan as "choosePlan", version, created_at as "createdAt", updated_at as "updatedAt"
  from users where type = $1 and user_status = $2 order by created_at desc, id desc limit $3 offset $4`;
const COUNT = 'select count(*)::int as count from users where type = $1 and user_status = $2';
const KEEP_MS = 5_000;

/** `keepCounts` as the product does for large lists; without it every request counts. */
export const startBareServer = async (databaseUrl: string, poolSize: number, keepCounts: boolean) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  let kept = { count: 0, until: 0 };
  const count = async (values: string[]) => {
    if (keepCounts && kept.until > Date.now()) return kept.count;
    const { rows } = await pool.query<{ count: number }>({ name: 'count', text: COUNT, values });
    kept = { count: rows[0]?.count ?? 0, until: Date.now() + KEEP_MS };
    return kept.count;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      const url = new URL(request.url ?? '/', 'http://bare');
      const session = await pool.query({
        name: 'session',
        text: SESSION,
        values: [createHash('sha256').update(token).digest('base64url')],
      });
      if (session.rowCount === 0) return response.writeHead(401).end();
      const filter = ['Customer', url.searchParams.get('filter') ?? 'Active'];
      const [list, total] = await Promise.all([
        pool.query({
          name: 'list',
          text: LIST,
          values: [...filter, Number(url.searchParams.get('limit')), Number(url.searchParams.get('skip'))],
        }),
        count(filter),
      ]);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: true, data: list.rows, count: total }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
};

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// What the bare servers share: node:http, pg, prepared statements, and who asks. No framework, no validation, no
// headers, no limits: what the product adds is measured against them. Each is a process of its own, as the product is
// one; it is told the database and how many connections.

export type Row = Record<string, unknown>;

const [databaseUrl = '', size = '8'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(size) });

/** Without a name a statement is planned for its values. */
export const runQuery = async (name: string | undefined, text: string, values: unknown[]) =>
  (await pool.query<Row>({ ...(name && { name }), text, values })).rows;

/** All that the product asks about a session. */
export const SESSION = `select s.id, s.user_id, s.acting_as, s.expires_at, s.last_seen_at > now() - interval '1 minute' as seen, u.type, u.user_status, u.business_user_type, c.user_status as customer_status,
  (s.acting_as is null or u.type = 'Administrator' or exists (select 1 from works_with w where w.business_user_id = s.user_id and w.customer_id = s.acting_as)) as works_with
  from sessions s join users u on u.id = s.user_id left join users c on c.id = s.acting_as
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '1 hour'`;
/** The least of it. */
export const LEAN_SESSION = `select s.user_id, u.time_zone from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`;

/** A child of a family that the caller works with; more columns after the id. */
export const memberOf = (columns = '') => `select m.id${columns} from members m where m.id = $1 and m.deleted_at is null
  and exists (select 1 from works_with w where w.customer_id = m.parent_id and w.business_user_id = $2)`;

const CACHE_MS = 5_000;
const LARGE = 1_000;
const cache = new Map<unknown, { count: number; until: number }>();

/** The count of a large list is kept for a while, as the product does. */
export const cachedCount = async (key: unknown, count: () => Promise<Row[]>): Promise<number> => {
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.count;
  const [row] = await count();
  const found = Number(row?.['count']);
  if (found > LARGE) cache.set(key, { count: found, until: Date.now() + CACHE_MS });
  return found;
};

/** Returns what is found for the caller; nothing is not found. */
export const serve = (session: string, find: (userId: string, url: URL) => Promise<object | undefined>) => {
  const server = createServer((request, response) => {
    const respond = async () => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      const [caller] = await runQuery('session', session, [createHash('sha256').update(token).digest('base64url')]);
      const found = caller && (await find(String(caller['user_id']), new URL(request.url ?? '/', 'http://bare')));
      if (!found) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: true, ...found }));
    };
    // Stopping in the middle of a request is no failure.
    respond().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`ready http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
  });
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    server.close();
    void pool.end();
  });
};

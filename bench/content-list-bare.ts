import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

// The least that could answer a list of videos: node:http, pg, the same statements, and the same kept counts. A process
// of its own, as the product is one.

const [databaseUrl = '', pool = '8'] = process.argv.slice(2);
const connections = new pg.Pool({ connectionString: databaseUrl, max: Number(pool) });

const SESSION = `select s.id, s.user_id, s.acting_as, s.expires_at, s.last_seen_at > now() - interval '1 minute' as seen, u.type, u.user_status, u.business_user_type, c.user_status as customer_status,
  (s.acting_as is null or u.type = 'Administrator' or exists (select 1 from works_with w where w.business_user_id = s.user_id and w.customer_id = s.acting_as)) as works_with
  from sessions s join users u on u.id = s.user_id left join users c on c.id = s.acting_as
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - interval '1 hour'`;

const named = (table: string, name: string, also: string, where: string) =>
  `(select json_build_object('_id', r.id, 'name', ${name}${also}) from ${table} r where ${where})`;
const several = (table: string, name: string, also: string, ids: string) =>
  `(select coalesce(json_agg(json_build_object('_id', r.id, 'name', ${name}${also}) order by array_position(${ids}, r.id)), '[]'::json) from ${table} r where r.id = any(${ids}))`;

const SELECT = `select v.id as "_id", v.version, v.created_at as "createdAt", v.updated_at as "updatedAt", v.title, v.domain_pathway as "domainPathway", v.external_copyright as "externalCopyright", v.description, v.tags, v.video, v.thumbnail, v.status, v.archive_reason as "archiveReason",
  ${named('resource_objectives', 'r.name', '', 'r.id = v.domain_sub_category')} as "domainSubCategory",
  ${several('video_categories', 'r.name', '', 'v.categories')} as categories,
  ${named('users', "concat_ws(' ', r.first_name, r.last_name)", ", 'firstName', r.first_name, 'lastName', r.last_name, 'avatar', r.avatar", 'r.id = v.author')} as author,
  ${several('resources', 'r.name', ", 'thumbnail', r.thumbnail", 'v.related_resources')} as "relatedResources"
  from videos v`;
const where = (search: boolean, first: number) =>
  `where v.deleted_at is null${search ? ` and v.search_text like $${first}` : ''}`;
const list = (search: boolean) =>
  `${SELECT} ${where(search, 3)} order by v.created_at desc, v.id desc limit $1 offset $2`;
const countOf = (search: boolean) => `select count(*)::int as count from videos v ${where(search, 1)}`;
const KEEP_MS = 5_000;
const LARGE = 1_000;

const kept = new Map<string, { count: number; until: number }>();
const count = async (pattern: string | null) => {
  const known = kept.get(pattern ?? '');
  if (known && known.until > Date.now()) return known.count;
  const { rows } = await connections.query<{ count: number }>({
    name: `count ${pattern !== null}`,
    text: countOf(pattern !== null),
    values: pattern === null ? [] : [pattern],
  });
  const found = rows[0]?.count ?? 0;
  if (found > LARGE) kept.set(pattern ?? '', { count: found, until: Date.now() + KEEP_MS });
  return found;
};

const server = createServer((request, response) => {
  const answer = async () => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { searchParams } = new URL(request.url ?? '/', 'http://bare');
    const hash = createHash('sha256').update(token).digest('base64url');
    const session = await connections.query({ name: 'session', text: SESSION, values: [hash] });
    if (session.rowCount === 0) {
      response.writeHead(401).end();
      return;
    }
    const search = searchParams.get('search');
    const pattern = search === null ? null : `%${search}%`;
    const [rows, total] = await Promise.all([
      connections.query({
        name: `list ${pattern !== null}`,
        text: list(pattern !== null),
        values: [
          Number(searchParams.get('limit')),
          Number(searchParams.get('skip')),
          ...(pattern === null ? [] : [pattern]),
        ],
      }),
      count(pattern),
    ]);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: true, data: rows.rows, count: total }));
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

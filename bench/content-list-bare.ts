import { runQuery, cachedCount, serve, SESSION } from './bare.ts';

// The least that could answer a list of videos: the same statements, and the same kept counts.

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

serve(SESSION, async (_userId, { searchParams }) => {
  const search = searchParams.get('search');
  const pattern = search === null ? [] : [`%${search}%`];
  const page = [Number(searchParams.get('limit')), Number(searchParams.get('skip'))];
  const [data, count] = await Promise.all([
    runQuery(`list ${search !== null}`, list(search !== null), [...page, ...pattern]),
    cachedCount(search, () => runQuery(`count ${search !== null}`, countOf(search !== null), pattern)),
  ]);
  return { data, count };
});

import { sql } from 'drizzle-orm';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { ERASED_RESOURCE } from '@amberway/contract/privacy/texts';
import { db } from '../../../kernel/db/context.ts';
import type { Family } from './family.queries.ts';
import { mentionsOf } from './mentions.ts';

// Resources that belong to a child of the family, or once did. They are erased with the family. One that another family
// uses stays for that family, without the child and without any text that names this family.

export type Doomed = { resources: string[]; files: string[] };
type Found = Doomed & {
  /** All that ever belonged to the family: their audit log entries are blanked. */
  ever: string[];
};

type Row = {
  id: string;
  name: string;
  description: string;
  file_name: string | null;
  document_name: string | null;
  is_own: boolean;
  is_private: boolean;
  is_used: boolean;
};
type FileRow = { id: string; original_name: string; name: string };

const rowsOf = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db().execute(query)) as { rows: T[] }).rows;
const uuids = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`;
const texts = (all: readonly string[]) => sql`any(${sql.param(all)}::text[])`;

/** Belongs to the family or a child now, was attached to a mail to the family, or was logged with a child. */
const listEver = ({ customerId, memberIds }: Family) =>
  rowsOf<Row>(sql`
    select r.id, r.name, r.description, r.file_name, r.document_name, r.is_private,
      coalesce(r.member_id = ${uuids(memberIds)} or r.customer_id = ${customerId}, false)
        or exists (select 1 from client_mail_attachments a join client_mails m on m.id = a.mail_id
          where a.resource_id = r.id and m.receiver_id = ${customerId}) as is_own,
      coalesce(r.member_id <> all(${sql.param(memberIds)}::uuid[]), false)
        or exists (select 1 from resource_shares s where s.resource_id = r.id and s.member_id <> all(${sql.param(memberIds)}::uuid[]))
        or exists (select 1 from activity_notes s
          where s.resource_id = r.id and s.member_id <> all(${sql.param(memberIds)}::uuid[]))
        or exists (select 1 from task_resources l join tasks t on t.id = l.task_id
          where l.resource_id = r.id and t.member_id <> all(${sql.param(memberIds)}::uuid[])) as is_used
    from resources r
    where r.member_id = ${uuids(memberIds)} or r.customer_id = ${customerId}
      or r.id in (select a.resource_id from client_mail_attachments a join client_mails m on m.id = a.mail_id
        where m.receiver_id = ${customerId})
      or r.id in (select record_id from audit_log where record = 'resource' and record_id is not null
        and (before->>'member' = ${texts(memberIds)} or before->>'memberId' = ${texts(memberIds)}
          or after->>'member' = ${texts(memberIds)} or after->>'memberId' = ${texts(memberIds)}))`);

const extensionOf = (name: string) => /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? '';
const neutralFile = (name: string) => `resource${extensionOf(name)}`;

const renameFile = async ({ id, name }: FileRow) => {
  const neutral = neutralFile(name);
  await db().execute(sql`update files set original_name = ${neutral}, name = ${neutral} where id = ${id}`);
  const [from, to] = [fileUrl(id, name), fileUrl(id, neutral)];
  await db().execute(sql`
    update resources set file = replace(file, ${from}, ${to}), thumbnail = replace(thumbnail, ${from}, ${to}),
      video_preview = replace(video_preview, ${from}, ${to}), document = replace(document, ${from}, ${to})
    where id in (select resource_id from resource_files where file_id = ${id})`);
};

/** Another family still uses the resource: removes the child and every text that names this family. */
const free = async (row: Row, { customerId, memberIds }: Family, mentions: (text: string | null) => boolean) => {
  await db().execute(sql`
    update resources set member_id = case when member_id = ${uuids(memberIds)} then null else member_id end,
      name = ${mentions(row.name) ? ERASED_RESOURCE : row.name},
      description = ${mentions(row.description) ? ERASED_RESOURCE : row.description},
      file_name = ${mentions(row.file_name) ? neutralFile(row.file_name ?? '') : row.file_name},
      document_name = ${mentions(row.document_name) ? neutralFile(row.document_name ?? '') : row.document_name}
    where id = ${row.id}`);
  const ofResource = sql`id in (select file_id from resource_files where resource_id = ${row.id})`;
  // Only the reference to the family is cleared: the file stays with the resource.
  await db().execute(sql`update files set customer_id = null where customer_id = ${customerId} and ${ofResource}`);
  for (const file of await rowsOf<FileRow>(sql`select id, original_name, name from files where ${ofResource}`))
    if (mentions(file.original_name) || mentions(file.name)) await renameFile(file);
  const comments = await rowsOf<{ id: string; comment: string }>(
    sql`select id, comment from comments where content_id = ${row.id}`,
  );
  const named = comments.filter(({ comment }) => mentions(comment)).map(({ id }) => id);
  await db().execute(sql`delete from comments where id = ${uuids(named)}`);
};

/** A file that a library resource also uses stays; without this it would be erased through its customer_id. */
const leaveToLibrary = async (
  customerId: string,
  doomed: readonly string[],
  mentions: (text: string | null) => boolean,
) => {
  const files = await rowsOf<FileRow>(sql`
    update files f set customer_id = null where f.customer_id = ${customerId} and exists (
      select 1 from resource_files l join resources r on r.id = l.resource_id
      where l.file_id = f.id and r.customer_id is null and r.deleted_at is null and r.id <> all(${sql.param(doomed)}::uuid[]))
    returning f.id, f.original_name, f.name`);
  for (const file of files) if (mentions(file.original_name) || mentions(file.name)) await renameFile(file);
};

/** Subtracts the links of erased records from files that stay: otherwise the sweep would never delete them. */
const unlinkStaying = (customerId: string, resources: readonly string[], files: readonly string[]) =>
  db().execute(sql`
    with texts as (
      select s.id, s::text as said from activity_notes s join members m on m.id = s.member_id
        where m.parent_id = ${customerId}
      union all select o.id, o::text from outcomes o join members m on m.id = o.member_id where m.parent_id = ${customerId}
      union all select m.id, m.content from client_mails m where m.receiver_id = ${customerId}
    ), lost as (
      select file_id, count(*)::int as n from resource_files where resource_id = ${uuids(resources)} group by 1
      union all
      select found[1]::uuid, count(distinct texts.id)::int from texts,
        regexp_matches(texts.said, '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') found group by 1
    ), sums as (select file_id, sum(n)::int as n from lost group by 1)
    update files f set links = greatest(f.links - sums.n, 0),
      orphan_since = case when f.links <= sums.n then coalesce(f.orphan_since, now()) end
    from sums where f.id = sums.file_id and f.customer_id is distinct from ${customerId}
      and f.id <> all(${sql.param(files)}::uuid[])`);

const nameAFamily = (row: Row, mentions: (text: string | null) => boolean) =>
  [row.name, row.description, row.file_name, row.document_name].some(mentions);

/** Decides what happens to each resource and releases those that stay. Returns what is erased with the family. */
export const releaseResources = async (family: Family): Promise<Found> => {
  const mentions = mentionsOf(family);
  const rows = await listEver(family);
  const doomed: string[] = [];
  for (const row of rows) {
    const stays = row.is_own ? row.is_used && !row.is_private : row.is_used || !nameAFamily(row, mentions);
    if (stays) await free(row, family, mentions);
    else doomed.push(row.id);
  }
  await leaveToLibrary(family.customerId, doomed, mentions);
  const files = await rowsOf<{ id: string }>(sql`
    select f.id from files f join resource_files l on l.file_id = f.id
    where l.resource_id = ${uuids(doomed)} and f.links <= 1`);
  const going = files.map(({ id }) => id);
  await unlinkStaying(family.customerId, doomed, going);
  return { resources: doomed, files: going, ever: rows.map(({ id }) => id) };
};

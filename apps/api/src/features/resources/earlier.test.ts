import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Earlier, openEarlier } from '../../testing/earlier.ts';

// A database of an earlier version, in which a child's own resources could be made public and shared further.

let earlier: Earlier;
const query: Earlier['query'] = (statement) => earlier.query(statement);

const records = {} as Record<
  | 'family'
  | 'other'
  | 'child'
  | 'stranger'
  | 'noted'
  | 'mailed'
  | 'madeFor'
  | 'shared'
  | 'widelyShared'
  | 'library'
  | 'task'
  | 'note'
  | 'video'
  | 'file',
  string
>;

beforeAll(async () => {
  earlier = await openEarlier('child_resources');
  const { add, user } = earlier;
  const coach = await user('Business');
  const [family, other] = [await user('Customer'), await user('Customer')];
  const [child, stranger] = [await add('members', { parent_id: family }), await add('members', { parent_id: other })];
  const type = await add('lookups', { type: 'resourceType', name: 'Document' });
  const resource = (about: Record<string, string | boolean>) =>
    add('resources', { type_id: type, created_by: coach, status: 'Active', guide_type: 'None', ...about });
  const share = (id: string, ...children: string[]) =>
    Promise.all(children.map((one) => add('resource_shares', { resource_id: id, member_id: one, shared_by: coach })));

  // A note's file that a former coach made public, promoted and shared with another family.
  const noted = await resource({ member_id: child, is_private: false, promoted: true });
  const times = { start_time: '2026-01-02T00:00:00Z', end_time: '2026-01-02T01:00:00Z' };
  const fields = { created_by: coach, status: 'Published', ...times };
  await add('coaching_sessions', { ...fields, member_id: child, resource_id: noted, resource_is_own: true });
  const note = await add('coaching_sessions', { ...fields, member_id: stranger, resource_id: noted });
  await share(noted, child, stranger);
  const file = await add('files', {
    uploader_id: coach,
    account_id: coach,
    kind: 'document',
    links: 1,
    orphan_since: null,
  });
  await add('resource_files', { resource_id: noted, field: 'file', file_id: file });
  await add('audit_log', { record: 'resource', action: 'edit', record_id: noted, actor_id: coach });
  const outcome = await add('outcomes', { member_id: stranger, created_by: coach, type_id: type });
  const skill = await add('skills', {
    member_id: stranger,
    outcome_id: outcome,
    created_by: coach,
    type_id: type,
  });
  const task = await add('tasks', { member_id: stranger, skill_id: skill, created_by: coach, type_id: type });
  await add('task_resources', { task_id: task, resource_id: noted });

  const mailed = await resource({ from_mail: true, is_private: true });
  const mail = await add('client_mails', { owner_id: coach, receiver_id: family, state: 'sent' });
  const enclosed = await add('files', {
    uploader_id: coach,
    account_id: coach,
    customer_id: family,
    kind: 'document',
    links: 1,
    orphan_since: null,
  });
  await add('client_mail_attachments', { mail_id: mail, position: 0, resource_id: mailed, file_id: enclosed });
  const madeFor = await resource({ member_id: child, is_private: true });
  const shared = await resource({ is_private: true });
  await share(shared, child);
  const widelyShared = await resource({ is_private: true });
  await share(widelyShared, child, stranger);
  const library = await resource({ member_id: child });
  await share(library, child, stranger);
  const objective = await add('resource_objectives', { name: 'Taking turns' });
  const video = await add('videos', {
    author: coach,
    domain_sub_category: objective,
    status: 'Published',
    domain_pathway: 'School',
  });
  await query(sql`update videos set related_resources = array[${library}, ${noted}]::uuid[] where id = ${video}`);
  Object.assign(records, { family, other, child, stranger, noted, mailed, madeFor, shared, widelyShared, library });
  Object.assign(records, { task, note, video, file });
  await earlier.upgrade();
}, 120_000);
afterAll(() => earlier?.close());

it('the migration assigns a child’s resources to its family and makes them private; the library stays', async () => {
  const rows = await query<{ id: string; customer_id: string | null; is_private: boolean; promoted: boolean }>(
    sql`select id, customer_id, is_private, promoted from resources`,
  );
  const of = (id: string) => rows.find((row) => row.id === id);
  const { family, noted, mailed, madeFor, shared, widelyShared, library } = records;
  for (const id of [noted, mailed, madeFor, shared])
    expect(of(id)).toEqual({ id, customer_id: family, is_private: true, promoted: false });
  expect(of(widelyShared)).toMatchObject({ customer_id: null, is_private: true });
  expect(of(library)).toMatchObject({ customer_id: null, is_private: false });
});

it('the migration removes a family’s resources from other families, and leaves them those of the library', async () => {
  const { stranger, noted, library, widelyShared, note, task, video } = records;
  const shares = await query<{ resource_id: string }>(
    sql`select resource_id from resource_shares where member_id = ${stranger}`,
  );
  expect(new Set(shares.map((row) => row.resource_id))).toEqual(new Set([library, widelyShared]));
  expect(await query(sql`select resource_id from activity_notes where id = ${note}`)).toEqual([{ resource_id: null }]);
  expect(await query(sql`select 1 from task_resources where task_id = ${task}`)).toEqual([]);
  expect(await query(sql`select related_resources::text as ids from videos where id = ${video}`)).toEqual([
    { ids: `{${library}}` },
  ]);
  expect(await query(sql`select 1 from resource_shares where resource_id = ${noted}`)).toHaveLength(1);
});

it('the migration assigns the file to the family, and earlier actions appear in its audit log', async () => {
  const { family, file, noted } = records;
  expect(await query(sql`select customer_id, visibility from files where id = ${file}`)).toEqual([
    { customer_id: family, visibility: 'record' },
  ]);
  const audience = await query(sql`select staff, user_id, customer_id, staff_of from file_audiences
    where file_id = ${file} order by customer_id nulls last`);
  expect(audience).toEqual([
    { staff: false, user_id: null, customer_id: family, staff_of: null },
    { staff: false, user_id: null, customer_id: null, staff_of: family },
  ]);
  expect(await query(sql`select subject_id from audit_log where record_id = ${noted}`)).toEqual([
    { subject_id: family },
  ]);
  // The audit log is append-only again.
  await expect(query(sql`update audit_log set action = 'nothing'`)).rejects.toThrow();
});

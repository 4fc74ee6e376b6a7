import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { createSession } from '../kernel/identity/sign-ins.queries.ts';
import { waitUntil } from './jobs.ts';
import { addResource } from './library.ts';
import { rowsOf } from './rows.ts';
import type { TestServer } from './server.ts';

// The demo family with rows in every table that can refer to a family, with and without a foreign key.

const { parent, coach } = DEMO_PEOPLE;
const { arlo, kaito } = DEMO_CHILDREN;

/** The email address after the change; the demo's is the former one. */
export const NEW_EMAIL = 'priya.after@example.test';
export const LEGACY_EMAIL = 'priya.long.ago@example.test';

/** Tables that lose rows when the family is erased. */
export const TABLES_OF_A_FAMILY = [
  'calendar_feeds',
  'client_files',
  'client_mail_attachments',
  'client_mails',
  'activity_notes',
  'auth_challenges',
  'comments',
  'cover_grants',
  'diary_entries',
  'drafts',
  'erasures',
  'favourites',
  'files',
  'form_events',
  'gas_editions',
  'gas_later_ratings',
  'gas_ratings',
  'gas_scales',
  'idempotency_keys',
  'learning_favourites',
  'learning_progress',
  'link_tokens',
  'mails',
  'member_assessments',
  'member_videos',
  'members',
  'messages',
  'my_tasks',
  'news_closed',
  'notification_settings',
  'notifications',
  'outcomes',
  'passkeys',
  'post_interactions',
  'practice_entries',
  'practice_pass_members',
  'practice_passes',
  'practice_plans',
  'quick_links',
  'record_reads',
  'recovery_codes',
  'resource_favourites',
  'resource_files',
  'resource_objective_links',
  'resource_shares',
  'resources',
  'note_reads',
  'note_tasks',
  'session_requests',
  'sessions',
  'sign_in_failures',
  'skill_checks',
  'skill_criteria',
  'skill_events',
  'skill_phases',
  'skill_team',
  'skills',
  'support_contacts',
  'task_assignees',
  'task_resources',
  'tasks',
  'totp_secrets',
  'user_posts',
  'users',
  'visits',
] as const;

const once = (server: TestServer, id: string) =>
  rowsOf(
    server,
    sql`insert into audit_log (id, actor_id, action, record, record_id, after) values (gen_random_uuid(), ${coach.id},
      'create', 'resource', ${id}, ${JSON.stringify({ name: 'Plan of Arlo', member: arlo.id })}::jsonb)`,
  );

/** Resources that once were the child's: one in the library, one used by another family, one without a name in it. */
const formerResources = async (server: TestServer) => {
  const [inLibrary, elsewhere, nameless] = [
    await addResource(server, { name: 'Arlo’s visual plan' }),
    await addResource(server, { name: 'Plan for Arlo Sharma' }),
    await addResource(server, { name: 'Feelings chart' }),
  ];
  for (const id of [inLibrary, elsewhere, nameless]) await once(server, id);
  await rowsOf(
    server,
    sql`update resources set description = 'Made for Arlo', file_name = 'arlo_plan.pdf' where id = ${elsewhere}`,
  );
  await rowsOf(
    server,
    sql`insert into resource_shares (member_id, resource_id, shared_by) values (${kaito.id}, ${elsewhere}, ${coach.id})`,
  );
  await rowsOf(
    server,
    sql`insert into comments (id, type, content_id, user_id, comment) values
      (gen_random_uuid(), 'Resource', ${elsewhere}, ${coach.id}, 'Arlo loves it'),
      (gen_random_uuid(), 'Resource', ${elsewhere}, ${coach.id}, 'Print it twice')`,
  );
  return { inLibrary, elsewhere, nameless };
};

/** Rows that no request of this test creates. */
const addRows = async (server: TestServer, ownResource: string) => {
  const statements = [
    sql`insert into form_events (event_id, user_id, type) values ('event', ${parent.id}, 'parent')`,
    sql`insert into news_closed (user_id, kind, key) values (${parent.id}, 'release', '1.0')`,
    sql`insert into notification_settings (user_id) values (${parent.id})`,
    sql`insert into session_requests (id, customer_id, member_id, coach_id, times, about, line)
      values (gen_random_uuid(), ${parent.id}, ${arlo.id}, ${coach.id}, '{mornings}', 'Zebrafinch', 'For Arlo')`,
    sql`insert into session_requests
        (id, customer_id, member_id, coach_id, times, about, line, status, answered_by, answered_at, note_id)
      select gen_random_uuid(), ${parent.id}, ${arlo.id}, ${coach.id}, '{evenings}', 'Zebrafinch', '', 'offered',
        ${coach.id}, now(), id from activity_notes where member_id = ${arlo.id} order by id limit 1`,
    sql`insert into messages (id, kind, from_id, to_id, customer_id, message, sent_day, place) values
      (gen_random_uuid(), 'client', ${parent.id}, ${coach.id}, ${parent.id}, 'Zebrafinch', '2001-01-01', 10),
      (gen_random_uuid(), 'client', ${coach.id}, ${parent.id}, ${parent.id}, 'About Arlo', '2001-01-01', 2)`,
    sql`insert into notifications (id, user_id, actor_id, customer_id, business_user_id, type, message, until_opened)
      values (gen_random_uuid(), ${coach.id}, ${parent.id}, ${parent.id}, ${coach.id}, 'FAMILY_WROTE',
        'Priya Sharma wrote to you', true)`,
    sql`update tasks set before_tick = jsonb_build_object('by', ${parent.id}::text, 'notes', 'Zebrafinch')
      where member_id = ${arlo.id}`,
    sql`insert into resource_favourites (user_id, resource_id)
      select ${parent.id}, id from resources order by id limit 1`,
    sql`insert into task_resources (task_id, resource_id)
      select id, ${ownResource} from tasks where member_id = ${arlo.id} order by id limit 1`,
    sql`insert into comments (id, type, content_id, user_id, comment)
      values (gen_random_uuid(), 'Resource', ${ownResource}, ${coach.id}, 'For Arlo and Zebrafinch')`,
    sql`insert into my_tasks (id, user_id, title)
      values (gen_random_uuid(), ${coach.id}, 'Call Priya SHARMA about the form')`,
    sql`insert into quick_links (id, title, url, created_by) values
      (gen_random_uuid(), 'A family', ${`https://portal.example/dashboard/customer${parent.id}`}, ${coach.id}),
      (gen_random_uuid(), 'Arlo Sharma', 'https://portal.example/', ${coach.id})`,
    sql`insert into mails (id, recipient, subject, text, html, state)
      values (gen_random_uuid(), ${LEGACY_EMAIL}, 'Zebrafinch', 'Hello', '<p>Hello</p>', 'kept')`,
    sql`insert into audit_log (id, actor_id, action, record, record_id, before, after)
      values (gen_random_uuid(), ${parent.id}, 'edit', 'user', ${parent.id},
        ${JSON.stringify({ email: LEGACY_EMAIL })}::jsonb, ${JSON.stringify({ email: parent.email })}::jsonb),
      (gen_random_uuid(), ${coach.id}, 'export', 'report', null, null, ${JSON.stringify({ customers: [parent.id] })}::jsonb)`,
    sql`insert into jobs (id, name, payload, max_attempts, state, finished_at)
      select gen_random_uuid(), 'calendar.push', jsonb_build_object('noteId', id), 6, 'done', now()
      from activity_notes where member_id = ${arlo.id} limit 1`,
    sql`insert into passkeys (id, credential_id, user_id, public_key, counter, device_type, backed_up, name)
      values (gen_random_uuid(), 'credential', ${parent.id}, 'key', 0, 'multiDevice', true, 'Phone of Zebrafinch')`,
    sql`insert into totp_secrets (user_id, sealed, confirmed_at) values (${parent.id}, 'v1.sealed', now())`,
    sql`insert into recovery_codes (user_id, hash) values (${parent.id}, 'hash')`,
    sql`insert into auth_challenges (hash, user_id, purpose, expires_at)
      values ('challenge', ${parent.id}, 'register', now() + interval '5 minutes')`,
  ];
  for (const statement of statements) await rowsOf(server, statement);
};

const mailLink = async (server: TestServer, email: string) => {
  await server.call('POST', 'auth/forgotPassword', { body: { email } });
  await waitUntil(async () =>
    expect(await rowsOf(server, sql`select id from link_tokens where user_id = ${parent.id}`)).not.toEqual([]),
  );
};

/** Fills every table. Returns the resources that once belonged to the child, and a sign-in of the family. */
export const fillFamily = async (server: TestServer, tokens: { admin: string; coach: string }) => {
  const ok = async (...args: Parameters<TestServer['call']>) => {
    const response = await server.call(...args);
    expect(response.status, `${args[1]} ${response.text}`).toBe(200);
    return response;
  };
  const body = { email: ACCOUNTS.parent.email };
  // A failed sign-in, a mail with a link, and then a change of the email address.
  await server.call('POST', 'auth/login', { body: { ...body, password: 'Wrong-one-1' } });
  await mailLink(server, ACCOUNTS.parent.email);
  await ok('POST', 'auth/confirm', { token: tokens.admin, body: { password: DEMO_PASSWORD } });
  await ok('PUT', `user/${parent.id}`, { token: tokens.admin, body: { email: NEW_EMAIL } });
  // The new address has ended every sign-in and link.
  await mailLink(server, NEW_EMAIL);
  const { token } = await server.within(() => createSession(parent.id));
  const own = await addResource(server, { name: 'Plan of Arlo', createdBy: coach.id });
  await rowsOf(server, sql`update resources set member_id = ${arlo.id} where id = ${own}`);
  await once(server, own);
  await ok('PUT', `resource/flag/${own}`, { token: tokens.admin, body: {} });
  await ok('POST', 'practice/passes', {
    token,
    body: { deviceName: 'Phone of Zebrafinch', members: [arlo.id] },
  });
  await rowsOf(server, sql`update gas_ratings set note = 'Zebrafinch ordered' where user_id = ${parent.id}`);
  await rowsOf(
    server,
    sql`insert into gas_later_ratings (id, edition_id, side, level, on_day, user_id, note)
      select gen_random_uuid(), edition_id, side, level, on_day, user_id, 'Zebrafinch changed' from gas_ratings
      where user_id = ${parent.id} limit 1`,
  );
  await rowsOf(server, sql`update practice_entries set note = 'Zebrafinch waited' where member_id = ${arlo.id}`);
  await ok('POST', 'calendar/feed', { token, body: { showsDetails: false } });
  const stranger = await server.signIn('coach2');
  await ok('POST', `user/cover/${parent.id}`, { token: stranger, body: { reason: 'Mia Reed is on leave' } });
  await ok('GET', `member/${arlo.id}`, { token: stranger });
  const draft = { value: { notes: 'Zebrafinch words' }, version: 0 };
  await ok('PUT', `draft/session-note/${arlo.id}.1`, { token: tokens.coach, body: draft });
  const mailDraft = { value: { to: NEW_EMAIL }, version: 0 };
  await ok('PUT', 'draft/mail/new', { token: tokens.coach, body: mailDraft });
  await ok('POST', 'userPost', {
    token,
    body: { post: 'A question of Priya Sharma: how does Arlo begin?' },
    headers: { 'idempotency-key': 'whole-family-1' },
  });
  await addRows(server, own);
  return { former: await formerResources(server), token };
};

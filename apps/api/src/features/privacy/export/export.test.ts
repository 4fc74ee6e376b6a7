import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EXPORT_FILE } from '@amberway/contract/privacy/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../../testing/failures.ts';
import { formOf, pngOf } from '../../../testing/files.ts';
import { useServer } from '../../../testing/hooks.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { forgetConfirmations } from '../../../testing/sessions.ts';
import type { TestResponse } from '../../../testing/server.ts';
import { confirmPassword } from '../../../testing/sessions.ts';
import { unzip } from '../../../testing/unzip.ts';

const server = useServer();
const { parent } = DEMO_PEOPLE;
const { arlo, noor, kaito } = DEMO_CHILDREN;
const HOSTILE = '<img src=x onerror=alert(1)>';

let parentToken: string;
let response: TestResponse;
let packed: Map<string, Buffer>;
const path = (id: string = parent.id) => `privacy/${id}/export`;
const confirm = (token: string) => confirmPassword(server, token);
const take = async (token: string, id?: string) => {
  await confirm(token);
  return server.call('GET', path(id), { token });
};

/** The token of the link, as soon as the record is put together. */
const linkOf = (token: string, id?: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { body, text } = await server.call('POST', path(id), { token });
      expect(body.data.token, text).toEqual(expect.any(String));
      return body.data.token;
    },
    { timeout: 20_000, interval: 50 },
  );

beforeAll(async () => {
  // A text for staff only, and markup that would be harmful on a page.
  await rowsOf(server, sql`update activity_notes set internal_notes = 'Secretwords' where member_id = ${arlo.id}`);
  await rowsOf(
    server,
    sql`update outcomes set name = ${HOSTILE}, baseline = ${`<p>Kept</p>${HOSTILE}`} where id = (
      select id from outcomes where member_id = ${arlo.id} order by id limit 1)`,
  );
  await rowsOf(
    server,
    sql`insert into gas_later_ratings (id, edition_id, side, level, on_day, user_id, note, created_at)
      select gen_random_uuid(), r.edition_id, 'coach', 1, '2026-11-02', r.user_id, 'Seen again', '2026-11-02T01:00:00Z'
      from gas_ratings r join gas_editions e on e.id = r.edition_id join gas_scales s on s.id = e.scale_id
      where s.member_id in (${arlo.id}, ${noor.id}) and r.side = 'coach' and exists (
        select 1 from gas_ratings f where f.edition_id = e.id and f.side = 'family') limit 1`,
  );
  parentToken = await server.signIn('parent');
  const form = formOf(pngOf(4, 4), '../../Drawing.png', { before: { member: arlo.id } });
  const uploaded = await server.call('POST', `clientFiles/${parent.id}`, { token: parentToken, ...form });
  expect(uploaded.status, uploaded.text).toBe(200);
  response = await take(parentToken);
  expect(response.status, response.text.slice(0, 500)).toBe(200);
  packed = unzip(response.bytes);
});

const page = () => packed.get('index.html')?.toString() ?? '';
const json = () => JSON.parse(packed.get('record.json')?.toString() ?? 'null');

it('the export is a zip with a page, the data and the files', () => {
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toContain(EXPORT_FILE);
  const names = [...packed.keys()];
  expect(names.slice(0, 2)).toEqual(['index.html', 'record.json']);
  const drawing = names.find((name) => name.includes('Drawing.png'));
  expect(drawing).toMatch(/^files\/\d+ [^/\\]*Drawing\.png$/);
  expect(
    packed
      .get(drawing ?? '')
      ?.subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(page()).toContain('Drawing.png</a>');
});

it('a rating that was changed after both were open says so, on the page and in the data', () => {
  expect(page()).toMatch(/Rated by the coach, changed on 02-Nov-2026.* after both were open.*1: Seen again/s);
  const ratings = json().children.flatMap(({ goalScales }: { goalScales: { current: { ratings: object[] } }[] }) =>
    goalScales.flatMap(({ current }) => current.ratings),
  );
  expect(ratings).toContainEqual(expect.objectContaining({ note: 'Seen again', level: 1, afterBoth: true }));
});

it('the export contains the whole family, and nothing of another one', () => {
  const record = json();
  expect(record.account.email).toBe(ACCOUNTS.parent.email);
  expect(record.children.map(({ child }: { child: { _id: string } }) => child._id).toSorted()).toEqual(
    [arlo.id, noor.id].toSorted(),
  );
  const [first] = record.children;
  for (const part of ['programme', 'tasks', 'notes', 'diary', 'resources']) {
    expect(first[part].length, part).toBeGreaterThan(0);
  }
  for (const part of ['messages', 'posts', 'notifications', 'files', 'access']) {
    expect(Array.isArray(record[part]), part).toBe(true);
  }
  for (const text of [page(), packed.get('record.json')?.toString() ?? '']) {
    expect(text).toContain('Noor');
    expect(text).not.toContain(kaito.id);
  }
});

it('the export leaves out what is internal to staff', async () => {
  const [notes] = await rowsOf<{ n: number }>(
    server,
    sql`select count(*)::int as n from activity_notes where internal_notes = 'Secretwords'`,
  );
  expect(notes?.n).toBeGreaterThan(0);
  expect(page() + JSON.stringify(json())).not.toContain('Secretwords');
});

it('the exported page runs no scripts and loads nothing', () => {
  expect(page()).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page()).toContain('<p>Kept</p>');
  expect(page()).not.toMatch(/<img|<script|<link|onerror=alert\(1\)>/);
});

it('the export is for the family and administrators, and is in the audit log', async () => {
  const coach = await server.signIn('coach');
  const subscriber = await server.signIn('subscriber');
  expectFailure(await take(coach), 'forbidden');
  expectFailure(await take(subscriber), 'not_found');
  expect((await take(await server.signIn('admin'))).status).toBe(200);
  const logged = await rowsOf(
    server,
    sql`select 1 from audit_log where action = 'export' and subject_id = ${parent.id}`,
  );
  expect(logged).toHaveLength(2);
});

describe('the export needs a confirmed password', () => {
  it('with a bearer token, and to get a signed URL', async () => {
    const token = await server.signIn('parent');
    await forgetConfirmations(server);
    expectFailure(await server.call('GET', path(), { token }), 'confirm_needed');
    expectFailure(await server.call('POST', path(), { token }), 'confirm_needed');
    await confirm(token);
    expect((await server.call('GET', path(), { token })).status).toBe(200);
  });

  it('before a signed URL is issued, which then opens this export and nothing else', async () => {
    const token = await server.signIn('admin');
    await confirm(token);
    const t = await linkOf(token);
    const saved = await server.call('GET', `${path()}?t=${t}`);
    expect(saved.status).toBe(200);
    expect(saved.headers['content-type']).toBe('application/zip');
    expectFailure(await server.call('GET', `${path(DEMO_PEOPLE.subscriber.id)}?t=${t}`), 'not_found');
    const [file] = await rowsOf<{ id: string; name: string }>(
      server,
      sql`select id, name from files where customer_id = ${parent.id} limit 1`,
    );
    expectFailure(await server.call('GET', `files/${file?.id}/${file?.name}?t=${t}`), 'not_found');
    await server.call('POST', 'auth/logout', { token });
    expectFailure(await server.call('GET', `${path()}?t=${t}`), 'session_expired');
  });

  it('and a media token for pictures and files does not open it', async () => {
    const token = await server.signIn('parent');
    await confirm(token);
    const { gcpToken } = (await server.call('POST', 'auth/refresh', { token })).body.data;
    expectFailure(await server.call('GET', `${path()}?t=${gcpToken}`), 'not_found');
  });
});

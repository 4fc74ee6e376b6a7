import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTENT_NAMES, type ContentName, contentTypeOf } from '@amberway/contract/content/registry';
import { staffOnly } from '@amberway/contract/content/staff-only';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { DEMO_CONTENT } from '@amberway/fixtures/content/demo';
import { sampleBody } from '@amberway/fixtures/content/sample';
import { addRecord } from '../../testing/content.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

// List, create, edit and delete of every content type. Permissions are tested by the authorisation matrix.

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach', 'parent');
type Who = keyof typeof tokens;
const NOBODY = '01a00000-0000-7000-8000-00000000ffff';

describe.each(CONTENT_NAMES)('%s', (name: ContentName) => {
  const type = contentTypeOf(name) as ContentType;
  const { base, read, update, remove } = type.wire;
  const call = (method: string, path: string, body?: object, who: Who = 'admin', headers = {}) =>
    server.call(method, path, { token: tokens[who], ...(body && { body }), headers });
  const one = (id: string, who: Who = 'admin') => call('GET', read.replace(':id', id), undefined, who);
  const change = (id: string, body: object, who?: Who) => call(update, `${base}/${id}`, body, who);
  const gone = (id: string, who?: Who) =>
    call('DELETE', remove === 'path' ? `${base}/${id}` : `${base}?id=${id}`, undefined, who);
  const nameField = type.summary.name[0];
  const shown = type.status && { status: type.status.shown };
  const renamed = { [nameField]: 'Renamed' };

  it('lists its records by page, newest first or in its own order [C097 C151 C156 C161 C166 C171 C176 C177 C187 C193 C199 C204 C210 C215 C220 C225 C229 C234 B863 B865]', async () => {
    const first = await call('GET', `${base}?skip=0&limit=2`);
    expect(first.status, first.text).toBe(200);
    expect(first.body.count).toBe(DEMO_CONTENT[name].length);
    expect(first.body.data).toHaveLength(2);
    const second = await call('GET', `${base}?page=2&pageSize=2`);
    const ids = [...first.body.data, ...second.body.data].map(({ _id }: { _id: string }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    const all = (await call('GET', `${base}?limit=200`)).body.data as { createdAt: string }[];
    const order = all.map((row) => (type.list.sort ? (row as never)[type.list.sort] : row.createdAt));
    expect(order).toEqual(type.list.sort ? order.toSorted() : order.toSorted().toReversed());
  });

  it('search finds records by the declared fields, case-insensitively', async () => {
    const id = await addRecord(server, name, { [nameField]: 'Quokka' });
    const found = await call('GET', `${base}?search=qUOKK`);
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(found.body.count).toBe(1);
    expect((await call('GET', `${base}?search=%25`)).body.count).toBe(0);
  });

  it('returns every field of its declaration [C099 C152 C157 C162 C167 C172 C188 C195 C200 C205 C212 C218 C221 C231 C236]', async () => {
    const id = await addRecord(server, name);
    const { data } = (await one(id)).body;
    expect(data).toMatchObject({ _id: id, version: 1, ...type.defaults });
    for (const key of Object.keys(type.fields)) expect(data, key).toHaveProperty(key);
    expectFailure(await one(NOBODY), 'not_found');
  });

  it('is created once per key, with its defaults and message [C098 C153 C158 C163 C168 C173 C178 C189 C194 C201 C206 C211 C216 C223 C226 C230 C235 C272 B717 B719 B720 B721 B723 B726 B800 B876 B908 B909]', async () => {
    const body = sampleBody(name);
    const key = { 'idempotency-key': `create-${name}` };
    const created = await call('POST', base, body, 'admin', key);
    expect(created.status, created.text).toBe(200);
    expect(created.body.message).toBe(type.messages.created);
    expect(created.body.data).toMatchObject({ version: 1, ...type.defaults });
    expect((await call('POST', base, body, 'admin', key)).body.data._id).toBe(created.body.data._id);
  });

  it('requires its mandatory fields and rejects unknown ones', async () => {
    const empty = await call('POST', base, {});
    expect(empty.status).toBe(422);
    const needed = Object.entries(type.fields)
      .filter(([key, field]) => !field.safeParse(null).success && !Object.hasOwn(type.defaults, key))
      .map(([key]) => key);
    expect(Object.keys(empty.body.errors ?? {}).toSorted()).toEqual(needed.toSorted());
    const strange = await call('POST', base, { ...sampleBody(name), isAdmin: true });
    expect(strange.body.errors).toEqual({ isAdmin: 'This field is not known here.' });
  });

  it('is edited partially, with version check and audit entry [C100 C154 C159 C164 C169 C174 C179 C190 C196 C202 C207 C213 C219 C222 C227 C232 C237]', async () => {
    const id = await addRecord(server, name);
    const before = (await one(id)).body.data;
    const changed = await change(id, { ...renamed, version: 1 });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.message).toBe(type.messages.updated);
    expect(changed.body.data).toEqual({
      ...before,
      ...renamed,
      version: 2,
      updatedAt: changed.body.data.updatedAt,
    });
    expectFailure(await change(id, { [nameField]: 'Late', version: 1 }), 'stale');
    expect((await one(id)).body.data[nameField]).toBe('Renamed');
    expectFailure(await change(NOBODY, renamed), 'not_found');
    const log = await rowsOf(server, sql`select action, after from audit_log where record_id = ${id}`);
    expect(log).toEqual([{ action: 'edit', after: renamed }]);
  });

  it('is soft-deleted: gone from lists and reads, with its message [C101 C155 C160 C170 C175 C180 C191 C197 C203 C208 C214 C217 C228 C233 C238 C247 B873]', async () => {
    const id = await addRecord(server, name);
    if (remove === 'none') return expect((await gone(id)).status).not.toBe(200);
    const deleted = await gone(id);
    expect(deleted.body).toEqual({ status: true, data: null, message: type.messages.deleted });
    expectFailure(await one(id), 'not_found');
    expectFailure(await change(id, renamed), 'not_found');
    expectFailure(await gone(id), 'not_found');
    const log = await rowsOf(server, sql`select action from audit_log where record_id = ${id}`);
    expect(log).toEqual([{ action: 'delete' }]);
  });

  it('customers read only published records and cannot change any', async () => {
    const id = await addRecord(server, name, shown);
    const list = await call('GET', `${base}?limit=200`, undefined, 'parent');
    if (list.status === 403) return expectFailure(await one(id, 'parent'), 'forbidden');
    const visible = (await one(id, 'parent')).body.data;
    expect(visible._id).toBe(id);
    for (const key of staffOnly(type))
      for (const row of [visible, ...list.body.data]) expect(row).not.toHaveProperty(key);
    const statuses = new Set(list.body.data.map((row: { status?: string }) => row.status));
    expect([...statuses]).toEqual([type.status?.shown]);
    for (const refused of [await change(id, renamed, 'parent'), await call('POST', base, {}, 'parent')])
      expect(refused.status).toBe(403);
    if (!type.status) return;
    const hidden = await addRecord(server, name);
    expectFailure(await one(hidden, 'parent'), 'not_found');
    const filtered = await call('GET', `${base}?status=${type.status.values[0]}`, undefined, 'parent');
    expect(filtered.body.count).toBe(0);
  });
});

describe('e-mail and phone of an author', () => {
  it('customers can neither read an author’s e-mail and phone nor search by them', async () => {
    const email = 'only.staff@authors.test';
    const _id = await addRecord(server, 'author', { email, phone: '5551234', firstName: 'Zelda', lastName: 'Quill' });
    const found = async (who: Who, search: string) =>
      (await server.call('GET', `author?search=${search}`, { token: tokens[who] })).body;
    expect(await found('coach', email)).toMatchObject({ count: 1, data: [{ _id, email, phone: '5551234' }] });
    expect(await found('parent', email)).toMatchObject({ count: 0, data: [] });
    const byName = await found('parent', 'zelda%20qui');
    expect(byName).toMatchObject({ count: 1, data: [{ _id, firstName: 'Zelda' }] });
    expect(JSON.stringify(byName)).not.toMatch(/only\.staff|5551234/);
  });
});

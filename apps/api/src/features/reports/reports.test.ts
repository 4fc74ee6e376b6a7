import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCsv } from '@amberway/contract/kernel/csv';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportTexts } from '@amberway/contract/reports/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach: mia, coach2 } = DEMO_PEOPLE;
let admin: string;
let family: TestUser;
let child: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  family = await addUser(server, { csm: mia.id });
  ({ id: child } = await addChild(server, { parentId: family.id, firstName: '=Ann', lastName: 'A, B' }));
});

const run = (body: object, token = admin) => server.call('POST', 'report/session-report', { token, body });
const rows = async (body: object): Promise<string[][]> => {
  const response = await run(body);
  expect(response.status, response.text).toBe(200);
  return parseCsv(response.text)?.slice(1) ?? [];
};
const of = (about: object) => ({ customerEmails: family.email, from: '2026-02-01', to: '2026-02-28', ...about });

describe('the session report', () => {
  it.each(['0002-01-01', '0099-12-31'])('begins on any day of the calendar: %s', async (from) => {
    expect(await rows(of({ from, to: '1990-01-01' }))).toEqual([]);
    await addNote(server, { memberId: child, startTime: '0150-02-03T00:30:00.000Z' });
    expect((await rows(of({ from, to: '1990-01-01' })))[0]?.[0]).toBe('03-02-150');
  });

  it('is a CSV with its columns, earliest first [B880 C244 T409]', async () => {
    const about = { memberId: child, createdBy: coach2.id };
    await addNote(server, { ...about, startTime: '2026-02-03T00:30:00.000Z', type: 'resource_dev' });
    await addNote(server, {
      ...about,
      startTime: '2026-02-02T02:00:00.000Z',
      endTime: '2026-02-02T02:15:00.000Z',
      status: 'Canceled With Notice',
      title: '@SUM(A1)',
    });
    const response = await run(of({}));
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="session-report.csv"',
    });
    const coach = `${coach2.firstName} ${coach2.lastName}`;
    expect(response.text).toBe(
      [
        SESSION_REPORT_COLUMNS.join(','),
        `02-02-2026,'@SUM(A1),Coaching session,Cancelled With Notice,15,${coach},${family.email},"'=Ann A, B"`,
        `03-02-2026,Session: Turn taking,Resource development,Published,60,${coach},${family.email},"'=Ann A, B"`,
        '',
      ].join('\r\n'),
    );
  });

  it('includes all statuses, but neither removed sessions nor a coach’s own events', async () => {
    const startTime = '2026-02-10T00:00:00.000Z';
    await addNote(server, { memberId: child, startTime, status: 'Pending' });
    await addAppointment(server, { memberId: child, startTime });
    await addNote(server, { memberId: child, startTime, deletedAt: startTime });
    await addAppointment(server, { memberId: null, startTime, title: 'Dentist' });
    expect((await rows(of({}))).map((row) => row[3] ?? '').toSorted()).toEqual(['Pending', 'Scheduled']);
    expect((await run({ from: '2026-02-10', to: '2026-02-10' })).text).not.toContain('Dentist');
  });

  it('covers whole days of the administrator’s calendar, first and last included [B832]', async () => {
    // Sydney is eleven hours ahead in February.
    for (const startTime of [
      '2026-02-09T12:59:59.999Z',
      '2026-02-09T13:00:00.000Z',
      '2026-02-10T12:59:59.999Z',
      '2026-02-10T13:00:00.000Z',
    ])
      await addNote(server, { memberId: child, startTime, title: startTime });
    expect((await rows(of({ from: '2026-02-10', to: '2026-02-10' }))).map((row) => row[1])).toEqual([
      '2026-02-09T13:00:00.000Z',
      '2026-02-10T12:59:59.999Z',
    ]);
    const far = await addUser(server, { type: 'Administrator', timeZone: 'America/New_York' });
    const token = await server.signIn(far);
    const there = await run(of({ from: '2026-02-10', to: '2026-02-10' }), token);
    expect(parseCsv(there.text)?.map((row) => row[0])).toEqual(['Date', '10-02-2026', '10-02-2026']);
  });

  it('is limited to the named coaches and customers; empty lists mean all [B709]', async () => {
    const startTime = '2026-02-10T00:00:00.000Z';
    await addNote(server, { memberId: child, startTime, title: 'Mia’s' });
    await addNote(server, { memberId: child, startTime, title: 'Tomas’', createdBy: coach2.id });
    const titles = async (about: object) => (await rows(of(about))).map((row) => row[1] ?? '').toSorted();
    expect(await titles({ businessUserIds: [mia.id] })).toEqual(['Mia’s']);
    expect(await titles({ businessUserIds: [] })).toEqual(['Mia’s', 'Tomas’']);
    expect(await titles({ customerEmails: `nobody@example.test, ${family.email.toUpperCase()}` })).toHaveLength(2);
    expect(await titles({ customerEmails: 'nobody@example.test' })).toEqual([]);
    expectFailure(await run(of({ businessUserIds: [child] })), 'not_found');
    const all = await rows({ from: '2026-02-10', to: '2026-02-10', customerEmails: [] });
    expect(all.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['from', reportTexts.selectFrom, { from: undefined }],
    ['to', reportTexts.selectTo, { to: '' }],
    ['to', reportTexts.selectTo, { to: '2026-02-31' }],
    ['from', reportTexts.fromAfterTo, { from: '2026-03-01' }],
    ['to', reportTexts.inTheFuture, { to: new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10) }],
    ['customerEmails', reportTexts.invalidEmail, { customerEmails: 'a@b.test; c@d.test' }],
  ])('with an invalid %s is rejected [B829 B830 B831 T452]', async (field, text, wrong) => {
    expectInvalid(await run(of(wrong)), field, text);
  });

  it('may include today, and is for administrators only [B655 B830]', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
    expect((await run({ from: today, to: today })).status).toBe(200);
    for (const name of ['coach', 'parent'] as const)
      expectFailure(await run(of({}), await server.signIn(name)), 'forbidden');
    expect(
      await rowsOf(server, sql`select 1 as one from audit_log where record = 'sessionReport' limit 1`),
    ).toHaveLength(1);
  });
});

describe('a long report', () => {
  const START = Date.UTC(2025, 0, 1);
  const MANY = 4_500;
  beforeAll(async () => {
    const parent = await addUser(server, { email: 'long@example.test' });
    const { id } = await addChild(server, { parentId: parent.id });
    const { id: model } = await addNote(server, { memberId: id, startTime: new Date(START).toISOString() });
    // Many sessions at the same time: the order continues by id.
    await rowsOf(
      server,
      sql`insert into activity_notes (id, member_id, title, type, start_time, end_time, created_by)
        select gen_random_uuid(), member_id, 'No ' || n, type, start_time + (n / 1500) * interval '1 hour',
          end_time + (n / 1500) * interval '1 hour', created_by
        from activity_notes, generate_series(1, ${MANY - 1}::int) n where id = ${model}`,
    );
  });
  const body = { customerEmails: 'long@example.test', from: '2025-01-01', to: '2025-01-02' };

  it('contains every row once, across all its batches', async () => {
    const found = await rows(body);
    expect(found).toHaveLength(MANY);
    expect(new Set(found.map((row) => row[1])).size).toBe(MANY);
  });

  it('is read from the database only as fast as the client consumes it', async () => {
    const token = await server.signIn('admin');
    let stream: Readable | undefined;
    const queries = await countQueries(server, async () => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/report/session-report',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
        payloadAsStream: true,
      });
      stream = response.stream();
      await pause(HOUR / 12_000);
    });
    // The principal, the time zone, the audit entry and at most three of the five batches.
    expect(queries).toBeLessThanOrEqual(6);
    let text = '';
    for await (const piece of stream ?? []) text += String(piece);
    expect(parseCsv(text)).toHaveLength(MANY + 1);
  });
});

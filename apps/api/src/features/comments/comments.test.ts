import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { commentTexts } from '@amberway/contract/comments/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { admin, coach, coach2, parent } = DEMO_PEOPLE;
const { feelings, bedtime } = LIBRARY;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');

const write = (token: string, user: string, comment: unknown, contentId: string = feelings.id, more = {}) =>
  server.call('POST', 'comment', { token, body: { user, comment, type: 'resource', contentId, ...more } });
const list = async (token: string, id: string = feelings.id) =>
  (await server.call('GET', `comment/${id}`, { token })).body.data.map(({ comment }: { comment: string }) => comment);
const stored = async () => (await rowsOf(server, sql`select 1 from comments`)).length;

it('comments are listed newest first with author and time [C119 C120 B331 B565]', async () => {
  const response = await write(tokens.coach, coach.id, '  First line\nsecond <b>line</b>  ');
  expect(response.body.data).toMatchObject({
    user: coach.id,
    comment: 'First line\nsecond <b>line</b>',
    type: 'resource',
    contentId: feelings.id,
    createdBy: { firstName: 'Mia', lastName: 'Okafor', avatar: null },
    createdAt: expect.any(String),
  });
  expect((await list(tokens.coach2))[0]).toBe('First line\nsecond <b>line</b>');
});

it('an empty or invalid comment is rejected [B485]', async () => {
  const before = await stored();
  for (const text of ['', '   ', '\n\t'])
    expectInvalid(await write(tokens.parent, parent.id, text), 'comment', commentTexts.inputComment);
  for (const text of [undefined, null, 7, 'x'.repeat(5_001)])
    expect((await write(tokens.parent, parent.id, text)).status).toBe(422);
  expect((await write(tokens.parent, parent.id, 'a\0b')).status).toBe(400);
  expect(await stored()).toBe(before);
});

describe('permission to comment', () => {
  it('business users and customers can comment, administrators cannot [B523]', async () => {
    expect((await write(tokens.coach, coach.id, 'By the coach')).status).toBe(200);
    expect((await write(tokens.parent, parent.id, 'By the parent')).status).toBe(200);
    expectFailure(await write(tokens.admin, admin.id, 'By the administrator'), 'forbidden');
  });

  it('nobody can comment as someone else, on a record out of reach, or with another type', async () => {
    const before = await stored();
    expectFailure(await write(tokens.coach, parent.id, 'x'), 'not_found');
    expectFailure(await write(tokens.parent, coach.id, 'x'), 'not_found');
    expectFailure(await write(tokens.parent, parent.id, 'x', bedtime.id), 'not_found');
    expectFailure(await write(tokens.coach, coach.id, 'x', LIBRARY.oldChecklist.id), 'not_found');
    expect((await write(tokens.coach, coach.id, 'x', feelings.id, { type: 'video' })).status).toBe(422);
    expect(await stored()).toBe(before);
  });

  it('a staff member acting as a customer comments as themselves, for that family', async () => {
    const acting = await server.call('POST', `auth/actAs/${parent.id}`, { token: tokens.coach });
    const token = acting.body.data.token as string;
    expectFailure(await write(token, parent.id, 'x'), 'not_found');
    const response = await write(token, coach.id, 'Said with the family');
    expect(response.body.data).toMatchObject({ user: coach.id, createdBy: { firstName: 'Mia' } });
    const [audit] = await rowsOf(
      server,
      sql`select actor_id, acting_as, subject_id from audit_log where record_id = ${response.body.data._id}`,
    );
    expect(audit).toEqual({ actor_id: coach.id, acting_as: parent.id, subject_id: parent.id });
  });
});

it('families do not see each other’s comments', async () => {
  const id = await addResource(server);
  for (const [token, child] of [
    [tokens.admin, DEMO_CHILDREN.arlo.id],
    [tokens.admin, DEMO_CHILDREN.kaito.id],
  ] as const)
    await server.call('POST', `resource/${child}/share`, { token, body: { resources: [id] } });
  await write(tokens.parent, parent.id, 'About Arlo', id);
  await write(tokens.subscriber, DEMO_PEOPLE.subscriber.id, 'About Kaito', id);
  await write(tokens.coach2, coach2.id, 'For everyone', id);
  expect(await list(tokens.parent, id)).toEqual(['For everyone', 'About Arlo']);
  expect(await list(tokens.subscriber, id)).toEqual(['For everyone', 'About Kaito']);
  expect(await list(tokens.coach, id)).toEqual(['For everyone', 'About Arlo']);
  expect(await list(tokens.coach2, id)).toEqual(['For everyone']);
  expect(await list(tokens.admin, id)).toEqual(['For everyone', 'About Kaito', 'About Arlo']);
});

it('readers with an open event stream are notified of a new comment at once, others are not', async () => {
  const notified = new Map<string, string[]>();
  const streams = [parent.id, coach.id, coach2.id, DEMO_PEOPLE.subscriber.id].map((id) => {
    const stream = server.services.events.open(id, { check: async () => undefined });
    notified.set(id, []);
    stream.body.on('data', (chunk: Buffer) => notified.get(id)?.push(String(chunk)));
    return stream;
  });
  await write(tokens.parent, parent.id, 'Live');
  const event = `data: ${JSON.stringify({ type: 'comment', contentId: feelings.id })}\n\n`;
  await vi.waitFor(() => expect(notified.get(coach.id)).toContain(event));
  expect(notified.get(parent.id)).toContain(event);
  expect(notified.get(coach2.id)).not.toContain(event);
  expect(notified.get(DEMO_PEOPLE.subscriber.id)).toEqual([]);
  for (const stream of streams) stream.end();
});

import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { quotaTexts } from '@amberway/contract/uploads/quota-texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sweepFiles } from '../../kernel/files/sweep.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, storedKeys, storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sendForm } from '../../testing/uploads.ts';

const MB = 1024 * 1024;
const { parent, coach } = DEMO_PEOPLE;
const server = useServer({ env: { FAMILY_STORAGE_MB: '3', STAFF_STORAGE_MB: '4' } });
const tokens = useTokens(server, 'parent', 'coach', 'admin');

const pdfOf = (bytes: number) => {
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.4\n');
  return content;
};
const send = (token: string, megabytes: number) => sendForm(server, token, formOf(pdfOf(megabytes * MB), 'a.pdf'));
const sendToFamily = (token: string, megabytes: number) =>
  server.call('POST', `clientFiles/${parent.id}`, {
    token,
    ...formOf(pdfOf(megabytes * MB), 'a.pdf', { before: { member: DEMO_CHILDREN.arlo.id } }),
  });
const usage = async (token: string, path = 'files/usage') => (await server.call('GET', path, { token })).body.data;
const usedBy = async (id: string) =>
  (
    await rowsOf<{ used: number }>(
      server,
      sql`select coalesce(sum(size), 0)::float8 as used from files where account_id = ${id} and deleted_at is null`,
    )
  )[0]?.used ?? 0;
const FILLED = 'filled.pdf';
/** Fills the storage so that exactly this much is free. */
const leaveFree = async (id: string, limit: number, free: number) => {
  const size = limit - free - (await usedBy(id));
  await storeTestFile(server, { accountId: id, uploaderId: id, size, originalName: FILLED });
};
afterEach(async () => {
  await rowsOf(
    server,
    sql`delete from client_files where file_id in (select id from files where original_name = 'a.pdf')`,
  );
  await rowsOf(server, sql`delete from files where original_name in (${FILLED}, 'a.pdf')`);
});

describe('an upload over the quota is rejected with the free space, and nothing is stored', () => {
  it('for a family that uploads', async () => {
    await leaveFree(parent.id, 3 * MB, 1.5 * MB);
    const before = await storedKeys(server);
    const message = quotaTexts.full(2 * MB, { used: 1.5 * MB, limit: 3 * MB });
    expect(message).toContain('needs 2 MB, but only 1.5 MB of 3 MB is free');
    expectFailure(await send(tokens.parent, 2), 'quota_full', { message, errors: { file: message } });
    expect(await storedKeys(server)).toEqual(before);
    expect((await send(tokens.parent, 1)).status).toBe(200);
    expect(await usage(tokens.parent)).toEqual({ used: 2.5 * MB, limit: 3 * MB });
  });

  it('for a coach who adds a file to a family’s files, which counts for the family', async () => {
    await leaveFree(parent.id, 3 * MB, 1.5 * MB);
    const before = await usedBy(coach.id);
    expectFailure(await sendToFamily(tokens.coach, 2), 'quota_full', {
      message: quotaTexts.full(2 * MB, { used: 1.5 * MB, limit: 3 * MB }),
      errors: { file: quotaTexts.full(2 * MB, { used: 1.5 * MB, limit: 3 * MB }) },
    });
    expect((await sendToFamily(tokens.coach, 1)).status).toBe(200);
    expect(await usage(tokens.coach, `clientFiles/${parent.id}/usage`)).toEqual({ used: 2.5 * MB, limit: 3 * MB });
    expect(await usedBy(coach.id)).toBe(before);
  });

  it('for a coach who uploads for other records', async () => {
    await leaveFree(coach.id, 4 * MB, MB);
    expect((await send(tokens.coach, 2)).status).toBe(413);
    expect((await send(tokens.coach, 1)).status).toBe(200);
    expect(await usage(tokens.coach)).toEqual({ used: 4 * MB, limit: 4 * MB });
  });
});

it('concurrent uploads store only as many files as fit', async () => {
  await leaveFree(parent.id, 3 * MB, 1.5 * MB);
  const responses = await Promise.all([1, 2, 3].map(() => send(tokens.parent, 1)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 413)).toHaveLength(2);
});

it('binned files count until the bin is emptied; then space is free at once, bytes go with the sweep', async () => {
  await leaveFree(parent.id, 3 * MB, 2 * MB);
  const { body } = await sendToFamily(tokens.parent, 2);
  const ids = [body.data._id];
  const before = await storedKeys(server);
  await server.call('DELETE', `clientFiles/${parent.id}?idArray=${ids[0]}`, { token: tokens.parent, body: {} });
  expect((await usage(tokens.parent)).used).toBe(3 * MB);
  const empty = (token: string) =>
    server.call('POST', `clientFiles/${parent.id}/emptyBin`, { token, body: { idArray: ids } });
  expectFailure(await empty(tokens.coach), 'forbidden');
  expect((await empty(tokens.parent)).status).toBe(200);
  expect((await usage(tokens.parent)).used).toBe(MB);
  expectFailure(await empty(tokens.parent), 'not_found');
  await server.within(() => sweepFiles(server.services));
  expect(before.length - (await storedKeys(server)).length).toBe(1);
  const [entry] = await rowsOf(
    server,
    sql`select subject_id from audit_log where action = 'purge' and record_id = ${ids[0]}`,
  );
  expect(entry).toEqual({ subject_id: parent.id });
});

it('a file that is not in the bin cannot be deleted for good', async () => {
  const { body } = await sendToFamily(tokens.parent, 1);
  expectFailure(
    await server.call('POST', `clientFiles/${parent.id}/emptyBin`, {
      token: tokens.parent,
      body: { idArray: [body.data._id] },
    }),
    'not_found',
  );
});

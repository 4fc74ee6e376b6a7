import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodbyeTexts } from '@amberway/contract/auth/goodbye-texts';
import { freshAddress } from '../../../testing/addresses.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { jobsNamed } from '../../../testing/jobs.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { goodbyeMailJob } from './mail-job.ts';

// Jobs are run by the tests only.

const server = useServer({ env: { PUBLIC_URL: 'https://portal.example.test', GOODBYE_DAYS: '90' }, jobs: [] });
const tokens = useTokens(server, 'admin');

const setStatus = ({ id }: TestUser, userStatus: string) =>
  server.call('PATCH', `user/${id}`, { token: tokens.admin, body: { userStatus } });
const signIn = ({ email, password }: TestUser) =>
  server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });
const ofUser = async ({ id }: TestUser) =>
  (await jobsNamed(server, goodbyeMailJob.name)).filter(({ key }) => key === id);
const runJobs = async (user: TestUser) => {
  for (const { id, payload } of await ofUser(user)) {
    await server.within(() =>
      goodbyeMailJob.run(goodbyeMailJob.schema.parse(payload), {
        services: server.services,
        signal: new AbortController().signal,
      }),
    );
    await rowsOf(server, sql`update jobs set state = 'done', finished_at = now() where id = ${id}`);
  }
};
const goodbyes = async (user: TestUser) =>
  (await mailsTo(server, user.email)).filter(({ subject }) => subject === goodbyeTexts.mailSubject);
const usedFamily = async (about: Parameters<typeof addUser>[1] = {}) => {
  const user = await addUser(server, { timeZone: 'Australia/Sydney', ...about });
  await signIn(user);
  return user;
};

it('a family is mailed once that its account is closed, with the last day and the way', async () => {
  const user = await usedFamily();
  await setStatus(user, 'Inactive');
  expect(await goodbyes(user)).toEqual([]);
  await rowsOf(server, sql`update users set closed_at = '2026-11-19T00:00:00Z' where id = ${user.id}`);
  await runJobs(user);
  const [mail, ...more] = await goodbyes(user);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('17 February 2027');
  expect(mail?.text).toContain('https://portal.example.test/login');
  expect(mail?.text).not.toContain(user.lastName);
  await runJobs(user);
  expect(await goodbyes(user)).toHaveLength(1);
});

it('the mail waits for a minute, and is not sent after an Undo', async () => {
  const user = await usedFamily();
  await setStatus(user, 'Inactive');
  const [job] = await ofUser(user);
  expect(Date.parse(job?.dueAt ?? '') - Date.parse(job?.createdAt ?? '')).toBeGreaterThan(55_000);
  await setStatus(user, 'Active');
  await runJobs(user);
  expect(await goodbyes(user)).toEqual([]);
});

it('closed again within the window there is no second mail, and after it there is', async () => {
  const user = await usedFamily();
  const close = async () => {
    await setStatus(user, 'Inactive');
    await runJobs(user);
  };
  await close();
  await setStatus(user, 'Active');
  await close();
  expect(await goodbyes(user)).toHaveLength(1);
  await setStatus(user, 'Active');
  await rowsOf(server, sql`update users set goodbye_mailed_at = now() - interval '91 days' where id = ${user.id}`);
  await close();
  expect(await goodbyes(user)).toHaveLength(2);
});

it.each([
  ['a family that never signed in', async () => addUser(server)],
  ['a coach', async () => usedFamily({ type: 'Business' })],
  ['an administrator', async () => usedFamily({ type: 'Administrator' })],
] as const)('%s gets none', async (_who, make) => {
  const user = await make();
  expect((await setStatus(user, 'Inactive')).status).toBe(200);
  await runJobs(user);
  expect(await goodbyes(user)).toEqual([]);
});

it('a deleted family gets none', async () => {
  const user = await usedFamily();
  await setStatus(user, 'Deleted');
  await runJobs(user);
  expect(await goodbyes(user)).toEqual([]);
});

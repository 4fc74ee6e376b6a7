import { expect, it } from 'vitest';
import { RESET_MAILS } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { freshAddress } from '../../testing/addresses.ts';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed } from '../../testing/jobs.ts';
import { mailsTo } from '../../testing/mails.ts';
import { addUser } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';
import { resetMailJob } from './reset-mail-job.ts';

// The embedded database runs one statement at a time, so the same statements take the same time. Jobs are run by the
// tests only.

const server = useServer({ jobs: [] });
const forgot = (email: string) => server.call('POST', 'auth/forgotPassword', { body: { email }, ip: freshAddress() });

const runLastJob = async () => {
  const job = (await jobsNamed(server, resetMailJob.name)).at(-1);
  const payload = resetMailJob.schema.parse(job?.payload);
  await server.within(() =>
    resetMailJob.run(payload, { services: server.services, signal: new AbortController().signal }),
  );
};

/** The SQL statements of the request, and those of the job that follows. */
const traceOf = async (email: string) => {
  const request = await statementsOf(server, () => forgot(email));
  const afterwards = await statementsOf(server, runLastJob);
  return { request, afterwards: afterwards.filter((text) => !text.includes('"jobs"')) };
};

it('addresses with and without an account run the same statements, in the request and in the job', async () => {
  const user = await addUser(server);
  const member = await addUser(server, { type: 'Member' });
  const known = await traceOf(user.email);
  expect(known.request.filter((text) => text.includes('"users"'))).toEqual([]);
  expect(known.afterwards.some((text) => text.includes('insert into "mails"'))).toBe(true);
  for (const email of ['nobody@example.test', DEMO_PEOPLE.inactive.email, DEMO_PEOPLE.deleted.email, member.email]) {
    expect(await traceOf(email), email).toEqual(known);
    expect(await mailsTo(server, email)).toEqual([]);
  }
  expect(await mailsTo(server, user.email)).toHaveLength(1);
});

it('an account that has reached the mail limit runs the same statements as well', async () => {
  const user = await addUser(server);
  const first = await traceOf(user.email);
  for (let n = 1; n < RESET_MAILS; n += 1) await traceOf(user.email);
  expect(await traceOf(user.email)).toEqual(first);
  expect(await mailsTo(server, user.email)).toHaveLength(RESET_MAILS);
});

it('the mail is prepared at a random time after the request, and the stored job hides the address', async () => {
  const user = await addUser(server);
  for (let n = 0; n < 5; n += 1) await forgot(user.email);
  const stored = (await jobsNamed(server, resetMailJob.name)).slice(-5);
  const waits = stored.map(({ dueAt, createdAt }) => Date.parse(dueAt) - Date.parse(createdAt));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(90);
  expect(new Set(waits).size).toBeGreaterThan(1);
  expect(JSON.stringify(stored)).not.toContain(user.email);
});

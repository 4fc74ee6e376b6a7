import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendDigests } from '../../features/notifications/digest/digest.ts';
import { allocatedJob } from '../../features/users/allocation/job.ts';
import { resetMailJob } from '../../features/auth/reset-mail-job.ts';
import { JOBS } from '../../jobs.ts';
import { HOUSE_JOBS, WAITING_JOBS } from '../../waiting-jobs.ts';
import { freshAddress } from '../addresses.ts';
import { useServer } from '../hooks.ts';
import { jobsNamed } from '../jobs.ts';
import { mailsTo } from '../mails.ts';
import { addNotification } from '../notifications.ts';
import { rowsOf } from '../rows.ts';
import { FAMILY_ACTS } from './family-acts.ts';
import { makeScene } from './scene.ts';

const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' }, jobs: [] });
const services = () => ({ services: server.services }) as never;

it('every job says what it does for somebody whose access has ended while it waited', () => {
  expect([...Object.keys(WAITING_JOBS), ...HOUSE_JOBS].toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
});

it('a link that was asked for at a former address is sent nowhere', async () => {
  const { holder, admin, tokenOf } = await makeScene(server);
  await server.call('POST', 'auth/forgotPassword', { body: { email: holder.email }, ip: freshAddress() });
  const [job] = await jobsNamed(server, resetMailJob.name);
  const body = { email: `next-${holder.email}` };
  expect((await server.call('PATCH', `user/${holder.id}`, { token: await tokenOf(admin), body })).status).toBe(200);
  await server.within(() => resetMailJob.run(resetMailJob.schema.parse(job?.payload), services()));
  const texts = [...(await mailsTo(server, holder.email)), ...(await mailsTo(server, body.email))].map(
    ({ text }) => text,
  );
  expect(texts.join('\n')).not.toContain('reset_password');
});

it('a former coach hears who took over, nothing of the children, and gets no daily mail for them', async () => {
  const scene = await makeScene(server);
  const { holder, customer, child } = scene;
  await rowsOf(server, sql`update members set primary_contact = ${holder.id} where id = ${child.id}`);
  await addNotification(server, holder.id, { memberId: child.id, message: `${child.id} waits` });
  await FAMILY_ACTS.reallocated(scene);
  const [job] = await rowsOf<{ payload: unknown }>(
    server,
    sql`select payload from jobs where name = ${allocatedJob.name} and key = ${customer.id}`,
  );
  await server.within(() => allocatedJob.run(allocatedJob.schema.parse(job?.payload), services()));
  const token = await scene.tokenOf(holder);
  const shown = (await server.call('GET', `notification/${holder.id}`, { token })).body.data as { type: string }[];
  expect(shown.map(({ type }) => type)).toEqual(['FAMILY_HANDED_OVER']);
  await rowsOf(server, sql`update users set validated = true where id = ${holder.id}`);
  await rowsOf(server, sql`update notifications set read = true where type = 'FAMILY_HANDED_OVER'`);
  await server.within(() => sendDigests(server.services));
  expect(await mailsTo(server, holder.email)).toEqual([]);
});

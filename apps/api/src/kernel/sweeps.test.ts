import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useServer } from '../testing/hooks.ts';
import { addJob } from '../testing/jobs.ts';
import { rowsOf } from '../testing/rows.ts';
import { insertMail } from './mail/queries.ts';
import { sweep } from './sweeps.ts';

const server = useServer({ jobs: [] });
const runSweep = () =>
  server.within(() => sweep.run({}, { services: server.services, signal: new AbortController().signal }));
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

it('finished jobs are deleted after their time, unfinished ones stay however old they are', async () => {
  const stays = await Promise.all([
    addJob(server, { name: 'a', state: 'done', finishedAt: daysAgo(1) }),
    addJob(server, { name: 'b', state: 'queued', createdAt: daysAgo(400), dueAt: daysAgo(400) }),
    addJob(server, { name: 'c', state: 'failed', finishedAt: daysAgo(5) }),
  ]);
  await addJob(server, { name: 'd', state: 'done', finishedAt: daysAgo(200) });
  await addJob(server, { name: 'e', state: 'failed', finishedAt: daysAgo(200) });
  await runSweep();
  const left = await rowsOf<{ id: string }>(server, sql`select id from jobs where name in ('a','b','c','d','e')`);
  expect(left.map(({ id }) => id).toSorted()).toEqual(stays.toSorted());
});

it('the text of a failed mail is deleted after a week, the mail itself is not', async () => {
  const mail = { subject: 'Hello', text: 'a link', html: '<p>a link</p>', state: 'failed' } as const;
  const [fresh, old] = await server.within(() =>
    Promise.all(['fresh@example.test', 'old@example.test'].map((recipient) => insertMail({ ...mail, recipient }))),
  );
  await rowsOf(server, sql`update mails set created_at = now() - interval '8 days' where id = ${old}`);
  await runSweep();
  const rows = await rowsOf(server, sql`select id, text from mails where id in (${fresh}, ${old})`);
  expect(new Map(rows.map((row) => [row['id'], row['text']]))).toEqual(
    new Map([
      [fresh, 'a link'],
      [old, ''],
    ]),
  );
});

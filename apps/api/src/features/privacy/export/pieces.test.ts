import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { countQueries } from '../../../testing/count-queries.ts';
import { addNote } from '../../../testing/activity-notes.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addResource } from '../../../testing/library.ts';
import { addOutcome, addSkill, addTask } from '../../../testing/programme.ts';
import { addChild, addUser, type TestUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { confirmPassword } from '../../../testing/sessions.ts';
import { unzip } from '../../../testing/unzip.ts';
import { ROUTES } from '../../../routes.ts';
import { exportJob } from './job.ts';

// Tasks and notes of an export are loaded in batches, and must equal what the endpoints for a single one return.

const server = useServer();
const { coach } = DEMO_PEOPLE;
let family: TestUser;
let token: string;
let memberId: string;
let outcome: Awaited<ReturnType<typeof addOutcome>>;

beforeAll(async () => {
  family = await addUser(server);
  ({ id: memberId } = await addChild(server, { parentId: family.id, primaryContact: coach.id }));
  outcome = await addOutcome(server, { memberId, isPrimary: true });
  token = await server.signIn(family);
  await confirmPassword(server, token);
});

const grow = async (times: number) => {
  const skill = await addSkill(server, outcome);
  for (let n = 0; n < times; n += 1) {
    const task = await addTask(server, skill, { assignees: [family.id, coach.id] });
    await rowsOf(
      server,
      sql`insert into task_resources (task_id, resource_id) values (${task.id}, ${await addResource(server)})`,
    );
    const note = await addNote(server, { memberId, currentOutcome: n % 2 ? outcome.id : null });
    await rowsOf(server, sql`insert into note_tasks (note_id, task_id) values (${note.id}, ${task.id})`);
  }
};
type Child = {
  tasks: { _id: string; fileLink: unknown[] }[];
  notes: { _id: string; relatedTaskObjects: unknown[] }[];
};
const take = () => server.call('GET', `privacy/${family.id}/export`, { token });
const get = async (path: string) => (await server.call('GET', path, { token })).body.data;

it('each exported task and note equals what the family’s own screen shows', async () => {
  await grow(3);
  const packed = unzip((await take()).bytes);
  const { children } = JSON.parse(packed.get('record.json')?.toString() ?? '') as { children: [Child] };
  const [{ tasks, notes }] = children;
  expect([tasks.length, notes.length]).toEqual([3, 3]);
  expect(tasks.every(({ fileLink }) => fileLink.length === 1)).toBe(true);
  expect(notes.every(({ relatedTaskObjects }) => relatedTaskObjects.length === 1)).toBe(true);
  for (const task of tasks) expect(task).toEqual(await get(`task/${task._id}`));
  for (const note of notes) {
    // Whom to write to and the next session are about today, not part of the record.
    const { letter: _, ...shown } = await get(`session/details/${note._id}`);
    expect(note).toEqual(shown);
  }
});

it('an export of twice as many tasks and notes takes no more statements', async () => {
  const { signal } = new AbortController();
  // The job itself: whoever waits for it looks again and again.
  const make = () =>
    server.within(() =>
      exportJob(ROUTES).run(
        { customerId: family.id, exportId: uuidv7(), origin: 'http://localhost:3000' },
        { services: server.services, signal },
      ),
    );
  const before = await countQueries(server, make);
  await grow(6);
  expect(await countQueries(server, make)).toBe(before);
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addResource } from '../../testing/library.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';
import { putFile } from './save/queries.ts';

const server = useServer();
const tokens = useTokens(server, 'coach');
const [coach, coach2] = [DEMO_PEOPLE.coach.id, DEMO_PEOPLE.coach2.id];

it('the team of a skill downloads the file of a resource of its child, and not once the team has ended', async () => {
  const customer = await addUser(server);
  const child = await addChild(server, { parentId: customer.id, primaryContact: coach2 });
  const skill = await addSkill(server, await addOutcome(server, { memberId: child.id, status: 'In-progress' }), {
    team: [coach],
    needHelp: true,
  });
  const file = await storeTestFile(server, { customerId: customer.id, visibility: 'record', uploaderId: coach2 });
  const resource = await addResource(server, {
    isPrivate: true,
    createdBy: coach2,
    customerId: customer.id,
    memberId: child.id,
  });
  await server.within(() => putFile(resource, 'file', file.id));
  const prepare = () => server.call('POST', 'download', { token: tokens.coach, body: { url: fileUrlOf(file) } });
  const { fileName } = (await prepare()).body.data;
  const open = async () => (await server.call('GET', `static/${fileName}`, { token: tokens.coach })).status;
  expect(await open()).toBe(200);
  await rowsOf(server, sql`delete from skill_team where skill_id = ${skill.id}`);
  expect(await open()).toBe(404);
  expect((await prepare()).status).toBe(404);
});

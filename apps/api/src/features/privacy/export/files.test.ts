import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { noteBody } from '../../../testing/activity-notes.ts';
import { storeTestFile } from '../../../testing/files.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { listFamilyFiles } from './queries.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach');

it('the export has the pictures of the notes the family can read, and no others', async () => {
  const { id: customerId } = await addUser(server);
  const { id: child } = await addChild(server, { parentId: customerId, primaryContact: coach.id });
  const picture = async () => {
    const { id, name } = await storeTestFile(server, { uploaderId: coach.id, name: 'Swings.png' });
    return { id, html: `<p><img src="${fileUrl(id, name)}"></p>` };
  };
  const note = async (texts: object, status: string): Promise<string> => {
    const body = noteBody(child, { ...texts, status });
    const response = await server.call('POST', 'session', { token: tokens.coach, body });
    expect(response.status, response.text).toBe(200);
    return response.body.data._id;
  };
  const taken = async () => (await server.within(() => listFamilyFiles(customerId))).map(({ id }) => id).toSorted();

  const [read, win, both, unread, removed, replaced] = await Promise.all(Array.from({ length: 6 }, picture));
  if (!read || !win || !both || !unread || !removed || !replaced) throw new Error('six pictures');
  await note({ about: read.html + both.html, topWins: [win.html] }, 'Published');
  await note({ about: unread.html, skillsForHome: both.html }, 'Pending');
  const shown = [read.id, win.id, both.id];
  expect(await taken()).toEqual(shown.toSorted());

  const gone = await note({ about: removed.html }, 'Published');
  const changed = await note({ about: replaced.html }, 'Published');
  expect(await taken()).toEqual([...shown, removed.id, replaced.id].toSorted());
  const responses = [
    await server.call('DELETE', `session/${gone}`, { token: tokens.admin }),
    await server.call('PUT', `session/${changed}`, { token: tokens.coach, body: { about: '<p>Without it</p>' } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await taken()).toEqual(shown.toSorted());

  // Files the family uploaded itself are included, used or not.
  const { id: own } = await storeTestFile(server, { uploaderId: customerId, customerId });
  await rowsOf(server, sql`update files set uploader_id = ${customerId} where id = ${unread.id}`);
  expect(await taken()).toEqual([...shown, unread.id, own].toSorted());
});

import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote } from '../activity-notes.ts';
import { storeTestFile } from '../files.ts';
import { addResource } from '../library.ts';
import { addMessage } from '../messages.ts';
import { addProgramme } from '../programme.ts';
import type { TestServer } from '../server.ts';

/** Ids of one record of each kind of a family that no caller reaches, and of the family itself. */
export const foreignIds = async (server: TestServer): Promise<string[]> => {
  const { id: memberId, parentId: customerId } = DEMO_CHILDREN.kaito;
  const { outcome, skill, task } = await addProgramme(server, memberId);
  const note = await addNote(server, { memberId, createdBy: DEMO_PEOPLE.manager.id });
  const file = await storeTestFile(server, { customerId });
  const message = await addMessage(server, { toId: customerId });
  const resource = await addResource(server, { isPrivate: true, createdBy: DEMO_PEOPLE.manager.id });
  return [customerId, memberId, outcome.id, skill.id, task.id, note.id, file.id, message.id, resource];
};

import * as endpoints from '@amberway/contract/activity-notes/endpoints';
import * as schedule from '@amberway/contract/activity-notes/schedule-endpoints';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DAY } from '@amberway/contract/kernel/limits';
import { storeTestFile } from '../../testing/files.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addAppointment, addNote, noteBody } from '../../testing/activity-notes.ts';
import { hideNote } from './save/queries.ts';

const newNote = async ({ server, family }: World) => ({
  params: { id: (await addNote(server, { memberId: family.memberId })).id },
});
const removedNote = async (world: World) => {
  const note = await newNote(world);
  await world.server.within(() => hideNote(note.params.id));
  return note;
};
const newAppointment = async ({ server, family }: World) => ({
  params: { id: (await addAppointment(server, { memberId: family.memberId })).id },
});
const child = ({ family }: World) => ({ params: { memberId: family.memberId } });
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

export const samples = [
  sample(endpoints.listNotes, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(endpoints.listNotes, 'family', ({ family }) => ({ query: `?customer=${family.customerId}&around=today` }), {
    name: 'of a family, around today',
  }),
  sample(endpoints.listOwnNotes, 'none', () => ({ query: `?from=${inDays(-3)}&to=${inDays(4)}` })),
  sample(endpoints.getNoteContext, 'family', child),
  sample(endpoints.getNoteOverview, 'family', child),
  sample(endpoints.listNoteDrafts, 'family', child),
  sample(endpoints.listOwnNoteDrafts, 'none'),
  sample(endpoints.listIdeas, 'family', ({ family }) => ({ params: { id: family.memberId } })),
  sample(endpoints.getNote, 'family', newNote),
  sample(endpoints.getNoteDetails, 'family', newNote),
  sample(endpoints.readNote, 'family', newNote),
  sample(
    endpoints.signRecording,
    'family',
    async ({ server, family }) => {
      const { id, name } = await storeTestFile(server, { customerId: family.customerId, visibility: 'staff' });
      const recordingLink = fileUrl(id, name);
      await addNote(server, { memberId: family.memberId, recordingLink });
      return { query: `?url=${encodeURIComponent(recordingLink)}` };
    },
    // Outside their reach the URL is no recording: 422, the same as for any other invalid URL.
    {
      expected: {
        customerOther: 422,
        businessOther: 422,
        resourceManager: 422,
        coachActingElsewhere: 422,
        adminActingElsewhere: 422,
      },
    },
  ),
  sample(endpoints.createNote, 'family', ({ family }) => ({ body: noteBody(family.memberId) })),
  sample(endpoints.updateNote, 'family', async (world) => ({
    ...(await newNote(world)),
    body: { title: 'Another title' },
  })),
  sample(endpoints.patchNote, 'family', async (world) => ({
    ...(await newNote(world)),
    body: { challenges: 'Noise' },
  })),
  sample(endpoints.rateIdea, 'family', async (world) => ({
    ...(await newNote(world)),
    body: { clientFindSkillUseful: true },
  })),
  sample(endpoints.deleteNote, 'family', newNote),
  sample(endpoints.restoreNote, 'family', removedNote),
  sample(schedule.scheduleAppointment, 'family', ({ family }) => ({
    body: { member: family.memberId, type: 'coaching_session', startTime: inDays(2) },
  })),
  sample(schedule.moveAppointment, 'family', async (world) => ({
    ...(await newAppointment(world)),
    body: { startTime: inDays(5) },
  })),
  sample(schedule.cancelAppointment, 'family', async (world) => ({ ...(await newAppointment(world)), body: {} })),
];

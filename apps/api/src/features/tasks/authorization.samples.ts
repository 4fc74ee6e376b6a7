import * as tasks from '@amberway/contract/tasks/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addProgramme, addTask, entryOf } from '../../testing/programme.ts';

const newTask = async ({ server, family }: World) => ({
  params: { id: (await addProgramme(server, family.memberId)).task.id },
});
const ownTask = async ({ server, family }: World) => {
  const { skill } = await addProgramme(server, family.memberId);
  return { params: { id: (await addTask(server, skill, { createdBy: family.customerId })).id } };
};

/** Ticked by the account in the request. */
const tickedTask = async ({ server, family, self }: World) => {
  const { skill } = await addProgramme(server, family.memberId);
  const at = new Date().toISOString();
  const before = { isCompleted: false, completedAt: null, completedBy: null, notes: '' };
  const task = await addTask(server, skill, {
    isCompleted: true,
    completedAt: at,
    completedBy: self,
    beforeTick: { ...before, by: self, at, version: 1 },
  });
  return { params: { id: task.id }, body: { version: 1 } };
};

export const samples = [
  sample(tasks.listTasks, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(
    tasks.listTasks,
    'family',
    async ({ server, family }) => ({ query: `?milestone=${(await addProgramme(server, family.memberId)).skill.id}` }),
    { name: 'of a skill' },
  ),
  sample(tasks.listTasks, 'none', ({ self }) => ({ query: `?assignee=${self}` }), { name: 'of an assignee' }),
  sample(tasks.listAssignees, 'family', ({ family }) => ({ params: { memberId: family.memberId } })),
  sample(tasks.getTask, 'family', newTask),
  sample(tasks.getTaskDetails, 'family', newTask),
  sample(tasks.createTask, 'family', async ({ server, family }) => ({
    body: {
      milestone: (await addProgramme(server, family.memberId)).skill.id,
      name: 'Practise in the park',
      description: 'Once',
      taskType: await entryOf(server, 'taskType'),
      assignee: [DEMO_PEOPLE.parent.id],
    },
  })),
  // A family may change the tasks it added itself.
  sample(tasks.updateTask, 'family', async (world) => ({ ...(await ownTask(world)), body: { name: 'Another name' } })),
  sample(tasks.patchTask, 'family', async (world) => ({ ...(await newTask(world)), body: { name: 'Another name' } }), {
    name: 'added by a coach',
    expected: { customerOwn: 403 },
  }),
  sample(tasks.updateTask, 'family', async (world) => ({ ...(await ownTask(world)), body: { isDeleted: true } }), {
    name: 'remove',
    expected: { customerOwn: 403 },
  }),
  sample(tasks.setTaskStatus, 'family', async (world) => ({
    ...(await newTask(world)),
    body: { isCompleted: true, notes: 'Done' },
  })),
  // Only the person who ticked it can undo that: the family, not the coach who acts for it.
  sample(tasks.undoTick, 'family', tickedTask, { expected: { coachActing: 403 } }),
  sample(tasks.skipTaskReminder, 'family', async (world) => ({
    ...(await newTask(world)),
    body: { skipped: true },
  })),
];

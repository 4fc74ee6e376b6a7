import * as endpoints from '@amberway/contract/messages/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addMessage } from '../../testing/messages.ts';

const { admin, coach, manager, parent, tran } = DEMO_PEOPLE;
const message = 'Well done this week.';

/** A family each member of staff works with; administrators reach all. */
const FAMILY_OF: Record<string, string> = { [coach.id]: parent.id, [manager.id]: tran.id, [admin.id]: parent.id };

/** A message to the account in the request, from a family that account works with. */
const received = async ({ server, self }: World) => {
  const family = FAMILY_OF[self];
  const stored = await addMessage(server, family ? { fromId: family, toId: self, customerId: family } : { toId: self });
  return { params: { id: stored.id } };
};

const hidden = async ({ server, self }: World) => {
  const family = FAMILY_OF[self];
  const deletedByReceiverAt = new Date().toISOString();
  const about = family ? { fromId: family, toId: self, customerId: family } : { toId: self };
  const stored = await addMessage(server, { ...about, deletedByReceiverAt });
  return { params: { id: stored.id } };
};

/** coach2 works with no family, so a message a family once sent them returns 404. */
const NOT_NEAR = { expected: { resourceManager: 404 } };

const toCoach = async ({ server, self }: World) => ({
  params: { id: (await addMessage(server, { kind: 'coach', fromId: admin.id, toId: self })).id },
});

export const samples = [
  sample(endpoints.listClientMessages, 'family', ({ family }) => ({ query: `?client=${family.customerId}` })),
  sample(endpoints.listClientMessages, 'none', () => ({}), { name: 'all of one’s own' }),
  sample(endpoints.sendClientMessage, 'family', ({ family }) => ({ body: { to: family.customerId, message } })),
  sample(endpoints.deleteClientMessage, 'self', received, NOT_NEAR),
  sample(endpoints.restoreClientMessage, 'self', hidden, NOT_NEAR),
  sample(endpoints.acknowledgeClientMessage, 'self', received, NOT_NEAR),
  sample(endpoints.replyToClientMessage, 'self', async ({ server, self }) => ({
    params: { id: (await addMessage(server, { fromId: admin.id, toId: self })).id },
    body: { message },
  })),
  sample(endpoints.listThreads, 'none'),
  // The coach works with that other family as well, which is the one whose messages are read.
  sample(endpoints.listThread, 'family', () => ({ params: { personId: coach.id } }), {
    expected: { coachActingElsewhere: 200 },
  }),
  sample(endpoints.writeToCoach, 'family', () => ({ params: { personId: coach.id }, body: { message } })),
  sample(endpoints.readThread, 'family', ({ self }) => ({
    params: { personId: self === parent.id ? coach.id : parent.id },
  })),
  sample(endpoints.listCoachMessages, 'self', ({ self }) => ({ query: `?to=${self}` }), {
    expected: { administrator: 404 },
  }),
  sample(endpoints.listCoachMessages, 'none', () => ({}), { name: 'all of one’s own' }),
  sample(endpoints.sendCoachMessage, 'none', () => ({ body: { to: manager.id, message } })),
  sample(endpoints.deleteCoachMessage, 'self', toCoach, { expected: { administrator: 200 } }),
  sample(endpoints.restoreCoachMessage, 'self', toCoach, { expected: { administrator: 200 } }),
];

import { DAY } from '@amberway/contract/kernel/limits';
import * as endpoints from '@amberway/contract/session-requests/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addChild } from '../../testing/people.ts';
import { addRequest, closeRequests } from '../../testing/session-requests.ts';

/** Of a child of its own: a child has one open request, and those of all callers are made first. */
const open = async ({ server, family: { customerId } }: World) => {
  const { id: memberId } = await addChild(server, { parentId: customerId });
  return { params: { id: (await addRequest(server, { customerId, memberId })).id } };
};

export const samples = [
  sample(endpoints.listSessionRequests, 'family', ({ family }) => ({ query: `?member=${family.memberId}` })),
  sample(endpoints.listSessionRequests, 'none', () => ({}), { name: 'all one may see' }),
  sample(endpoints.askForSession, 'family', async ({ server, family }) => {
    await closeRequests(server, family.memberId);
    return { body: { member: family.memberId, times: ['mornings'], about: 'Bedtime', line: 'Thank you' } };
  }),
  sample(endpoints.withdrawSessionRequest, 'family', open),
  sample(endpoints.offerSession, 'family', async (world) => ({
    ...(await open(world)),
    body: { type: 'care_coordination', startTime: new Date(Date.now() + 3 * DAY).toISOString() },
  })),
  sample(endpoints.declineSessionRequest, 'family', async (world) => ({
    ...(await open(world)),
    body: { answer: 'Let us talk on Thursday.' },
  })),
];

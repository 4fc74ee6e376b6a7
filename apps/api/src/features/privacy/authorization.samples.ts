import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import * as endpoints from '@amberway/contract/privacy/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { confirmEverybody } from '../../testing/sessions.ts';
import { cancelErasure, insertErasure } from './queries.ts';
import { insertUnusualReading, listUnusualReadings } from './unusual/queries.ts';

const ofFamily = ({ family }: World) => ({ params: { customerId: family.customerId } });

/** For a user who has just confirmed the password. */
const confirmed = async (world: World) => {
  await confirmEverybody(world.server);
  return ofFamily(world);
};

/** Without an erasure request, or with one to withdraw. */
const asked =
  (before: boolean) =>
  async ({ server, family }: World) => {
    const { customerId } = family;
    await server.within(async () => {
      await cancelErasure(customerId);
      if (before) await insertErasure(customerId, customerId, 30);
    });
    return { params: { customerId } };
  };

/** For a user who read many records a while ago; there is at most one notice per hour. */
const unusualReading = async (server: World['server'], actorId: string) =>
  (await server.within(async () => (await listUnusualReadings(undefined, { skip: 0, limit: 1 })).rows[0]))?.id ??
  (await server.within(() => insertUnusualReading(actorId, 41)))?.id ??
  '';

export const samples = [
  sample(endpoints.giveConsent, 'none', () => ({ body: { version: CONSENT_VERSION } })),
  sample(endpoints.listErasures, 'none', () => ({ query: '?search=sharma' })),
  sample(endpoints.listUnusualReadings, 'none'),
  sample(endpoints.listOpenedFamilies, 'none', async ({ server }) => ({
    params: { id: await unusualReading(server, DEMO_PEOPLE.coach.id) },
  })),
  sample(endpoints.readPrivacy, 'family', ofFamily),
  sample(endpoints.listAccess, 'family', ofFamily),
  sample(endpoints.prepareExport, 'family', confirmed),
  sample(endpoints.exportRecord, 'family', confirmed),
  sample(endpoints.requestErasure, 'family', asked(false)),
  sample(endpoints.cancelErasure, 'family', asked(true)),
];

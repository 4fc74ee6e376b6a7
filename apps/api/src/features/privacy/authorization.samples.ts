import { uuidv7 } from 'uuidv7';
import { DAY } from '@amberway/contract/kernel/limits';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import * as endpoints from '@amberway/contract/privacy/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { confirmEverybody } from '../../testing/sessions.ts';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { cancelQueued } from '../../kernel/jobs/queries.ts';
import { EXPORT_KIND } from './export/kind.ts';
import { cancelErasure, insertErasure } from './queries.ts';
import { insertUnusualReading, listUnusualReadings } from './unusual/queries.ts';

const ofFamily = ({ family }: World) => ({ params: { customerId: family.customerId } });

/** For a user who has just confirmed the password. */
const confirmed = async (world: World) => {
  await confirmEverybody(world.server);
  return ofFamily(world);
};

/** An export in the queue that nobody begins, which a request joins; or none. */
const exporting = (inQueue: boolean) => async (world: World) => {
  const { server, family } = world;
  const { customerId } = family;
  await server.within(() => cancelQueued(EXPORT_KIND.name, customerId));
  if (inQueue)
    await server.within(() =>
      enqueue(
        EXPORT_KIND,
        { customerId, exportId: uuidv7(), origin: 'https://portal.example' },
        { key: customerId, delayMs: DAY },
      ),
    );
  return confirmed(world);
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
  sample(endpoints.prepareExport, 'family', exporting(true)),
  sample(endpoints.exportRecord, 'family', exporting(false)),
  sample(endpoints.requestErasure, 'family', asked(false)),
  sample(endpoints.cancelErasure, 'family', asked(true)),
];

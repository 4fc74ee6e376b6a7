import { DEMO_GAS_EDITIONS, DEMO_GAS_RATINGS, DEMO_GAS_SCALES } from '@amberway/fixtures/gas/demo';
import { gasEditions, gasRatings, gasScales } from '../features/gas/tables.ts';
import { db } from '../kernel/db/context.ts';

/** Goals of a demo child that were written and rated with its family. */
export const seedGas = async () => {
  await db().insert(gasScales).values(DEMO_GAS_SCALES);
  await db().insert(gasEditions).values(DEMO_GAS_EDITIONS);
  await db().insert(gasRatings).values(DEMO_GAS_RATINGS);
};

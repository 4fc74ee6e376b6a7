import { afterAll, beforeAll } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from './stand-in.ts';

/** One stand-in for the tests of a file. Start it before the server, whose settings point to it. */
export const useGoogle = (): GoogleStandIn => {
  const standIn = {} as GoogleStandIn;
  beforeAll(async () => {
    Object.assign(standIn, await startGoogleStandIn());
  });
  afterAll(() => standIn.close?.());
  return standIn;
};

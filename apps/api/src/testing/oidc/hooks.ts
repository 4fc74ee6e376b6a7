import { afterAll, afterEach, beforeAll } from 'vitest';
import { type DirectoryStandIn, startDirectoryStandIn } from './stand-in.ts';

/** One stand-in for the tests of a file, honest again after each. Start it before the server that uses it. */
export const useDirectory = (): DirectoryStandIn => {
  const standIn = {} as DirectoryStandIn;
  beforeAll(async () => {
    Object.assign(standIn, await startDirectoryStandIn());
  });
  afterEach(() => standIn.behave());
  afterAll(() => standIn.close?.());
  return standIn;
};

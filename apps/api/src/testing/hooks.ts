import { afterAll, beforeAll } from 'vitest';
import { openTestServer, type TestServer } from './server.ts';

type Options = Parameters<typeof openTestServer>[0];

/** One server for the tests of a file. Its members are there once the first test runs. */
export const useServer = (options?: Options | (() => Options)): TestServer => {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await openTestServer(typeof options === 'function' ? options() : options));
  });
  afterAll(() => server.close?.());
  return server;
};

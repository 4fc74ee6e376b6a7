import { afterAll, beforeAll } from 'vitest';
import type { AccountName } from '@amberway/fixtures/accounts';
import { openTestServer, type TestServer } from './server.ts';

type Options = Parameters<typeof openTestServer>[0];

/** One server for the tests of a file. Its members are set before the first test runs. */
export const useServer = (options?: Options | (() => Options)): TestServer => {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await openTestServer(typeof options === 'function' ? options() : options));
  });
  afterAll(() => server.close?.());
  return server;
};

/** Bearer tokens of demo accounts for the tests of a file. */
export const useTokens = <N extends AccountName>(server: TestServer, ...names: N[]): Record<N, string> => {
  const tokens = {} as Record<N, string>;
  beforeAll(async () => {
    for (const name of names) tokens[name] = await server.signIn(name);
  });
  return tokens;
};

import { vi } from 'vitest';
import type { TestServer } from './server.ts';

type Client = { query: (...args: unknown[]) => unknown };

/** Counts the statements that the work sends to the embedded database. */
export const countQueries = async (server: TestServer, work: () => Promise<unknown>): Promise<number> => {
  const { $client } = server.database.orm as unknown as { $client: Client };
  const sent = vi.spyOn($client, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
};

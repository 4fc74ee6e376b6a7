import { vi } from 'vitest';
import type { TestServer } from './server.ts';

type Query = (text: string, ...more: unknown[]) => Promise<unknown>;
type Client = { query: Query; transaction: (work: (inner: { query: Query }) => Promise<unknown>) => Promise<unknown> };

/** The SQL of all statements that the work sends to the embedded database, in order. */
export const statementsOf = async (server: TestServer, work: () => Promise<unknown>): Promise<string[]> => {
  const { $client } = server.database.orm as unknown as { $client: Client };
  const [query, transaction] = [$client.query, $client.transaction];
  const sent: string[] = [];
  const recorded =
    (send: Query): Query =>
    (text, ...more) => {
      sent.push(text);
      return send(text, ...more);
    };
  const spies = [
    vi.spyOn($client, 'query').mockImplementation(recorded(query)),
    vi.spyOn($client, 'transaction').mockImplementation((inner) => {
      sent.push('begin');
      return transaction((open) => inner({ query: recorded(open.query) })).finally(() => sent.push('end'));
    }),
  ];
  try {
    await work();
    return sent;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

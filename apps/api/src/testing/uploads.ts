import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type formOf, storedKeys } from './files.ts';
import { rowsOf } from './rows.ts';
import type { TestResponse, TestServer } from './server.ts';

/** The smallest file that is accepted as a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

export const sendForm = (
  server: TestServer,
  token: string,
  form: ReturnType<typeof formOf>,
  path = 'upload',
): Promise<TestResponse> => server.call('POST', path, { token, ...form });

/** Requests a URL in the wire format, with /api in front. */
export const readUrl = (
  server: TestServer,
  token: string | undefined,
  url: string,
  headers: Record<string, string> = {},
): Promise<TestResponse> => server.call('GET', url.replace('/api/', ''), { token, headers });

/** Nothing of a rejected upload may remain: no row, no object, no spooled file. */
export const expectNothingLeft = async (server: TestServer, work: () => Promise<unknown>) => {
  const count = () => rowsOf(server, sql`select count(*)::int as n from files`);
  const before = [await count(), await storedKeys(server)];
  await work();
  expect([await count(), await storedKeys(server)]).toEqual(before);
  expect(await readdir(server.services.spool.folder)).toEqual([]);
};

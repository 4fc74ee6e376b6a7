import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '@amberway/contract/privacy/consent';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { formOf, storedKeys } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sendForm } from '../../testing/uploads.ts';

const MB = 1024 * 1024;
const server = useServer({ engine: 'postgres', env: { FAMILY_STORAGE_MB: '3', DATABASE_POOL: '20' } });
const tokens = useTokens(server, 'newparent');

it('concurrent uploads never store more than the quota allows', async () => {
  await server.call('POST', 'privacy/consent', { token: tokens.newparent, body: { version: CONSENT_VERSION } });
  const content = Buffer.alloc(MB, ' ');
  content.write('%PDF-1.4\n');
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => sendForm(server, tokens.newparent, formOf(content, 'a.pdf'))),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 413)).toHaveLength(9);
  const [stored] = await rowsOf(
    server,
    sql`select count(*)::int as n, sum(size)::float8 as bytes from files where account_id = ${DEMO_PEOPLE.newparent.id}`,
  );
  expect(stored).toEqual({ n: 3, bytes: 3 * MB });
  // The rejected uploads have left no bytes.
  const [known] = await rowsOf<{ n: number }>(
    server,
    sql`select count(*)::int as n from files where original_name = 'a.pdf'`,
  );
  expect((await storedKeys(server)).length).toBe(known?.n);
});

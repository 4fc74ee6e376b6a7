import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../../testing/hooks.ts';
import { addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { defineUnusualReading } from '../../../testing/unusual-reading.ts';

describe('unusual reading on the embedded database', () => defineUnusualReading('embedded'));

describe('unusual reading with UNUSUAL_READING_FAMILIES=0', () => {
  const server = useServer({ env: { UNUSUAL_READING_FAMILIES: '0' } });

  it('is never reported, and reads are recorded as usual', async () => {
    const token = await server.signIn('admin');
    for (let n = 0; n < 3; n += 1) await server.call('GET', `user/${(await addUser(server)).id}`, { token });
    expect(await rowsOf(server, sql`select 1 from unusual_readings`)).toEqual([]);
    expect(await rowsOf(server, sql`select 1 from record_reads`)).toHaveLength(3);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lookups } from '../../features/lookups/tables.ts';
import { useServer } from '../../testing/hooks.ts';
import { afterCommit, db, inTransaction } from './context.ts';

const server = useServer();
const add = (name: string) => db().insert(lookups).values({ type: 'tag', name });
const count = (name: string) => server.within(() => db().$count(lookups, eq(lookups.name, name)));
const oops = new Error('oops');

describe('a transaction', () => {
  it('includes the writes of helpers and rolls all of them back together', async () => {
    const work = server.within(() =>
      inTransaction(async () => {
        await add('outer');
        await inTransaction(() => add('inner'));
        throw oops;
      }),
    );
    await expect(work).rejects.toBe(oops);
    expect([await count('outer'), await count('inner')]).toEqual([0, 0]);
  });

  it('commits everything when the work succeeds', async () => {
    await server.within(() =>
      inTransaction(async () => void (await Promise.all([add('first'), inTransaction(() => add('second'))]))),
    );
    expect([await count('first'), await count('second')]).toEqual([1, 1]);
  });

  it('is not joined by concurrent calls', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = server.within(() =>
      inTransaction(async () => {
        await add('undone');
        await held;
        throw oops;
      }),
    );
    const second = server.within(() => inTransaction(() => add('kept')));
    release();
    await Promise.allSettled([first, second]);
    expect([await count('undone'), await count('kept')]).toEqual([0, 1]);
  });
});

describe('afterCommit', () => {
  it('calls back once the rows are visible to others, also from an inner transaction', async () => {
    const calls: string[] = [];
    await server.within(async () => {
      await inTransaction(async () => {
        await inTransaction(async () => afterCommit(() => calls.push('after')));
        await add('committed');
        calls.push('end of work');
      });
      calls.push('answered');
    });
    expect(calls).toEqual(['end of work', 'after', 'answered']);
  });

  it('never calls back after a rollback', async () => {
    let called = false;
    const work = server.within(() =>
      inTransaction(async () => {
        afterCommit(() => (called = true));
        throw oops;
      }),
    );
    await expect(work).rejects.toBe(oops);
    expect(called).toBe(false);
  });

  it('calls back at once without a transaction', () => {
    let called = false;
    server.within(() => afterCommit(() => (called = true)));
    expect(called).toBe(true);
  });
});

it('db() without a database in scope throws', () => {
  expect(() => db()).toThrow('No database in scope');
});

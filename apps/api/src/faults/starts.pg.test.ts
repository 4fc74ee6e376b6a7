import { afterAll, expect, inject, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { callChild, type Child, signInChild, startChild } from '../testing/child.ts';
import { copyPostgresTemplate } from '../testing/template.ts';
import { times } from '../testing/times.ts';

const PROCESSES = times(3, 8);
const children: Child[] = [];
afterAll(() => Promise.all(children.map((child) => child.kill('SIGKILL'))));

it(
  'processes that start together on an empty database all come up, with one set of data',
  async () => {
    const empty = await copyPostgresTemplate(inject('postgresServer'), 'template0');
    const started = await Promise.allSettled(
      Array.from({ length: PROCESSES }, () => startChild({ DATABASE_URL: empty.url, DATABASE_POOL: '4' })),
    );
    for (const one of started) if (one.status === 'fulfilled') children.push(one.value);
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);

    const [first] = children as [Child];
    const token = await signInChild(first, ACCOUNTS.admin.email, ACCOUNTS.admin.password);
    const customers = Object.values(DEMO_PEOPLE).filter(
      (user) => user.type === 'Customer' && user.userStatus !== 'Deleted',
    ).length;
    for (const child of children) {
      const { status, body } = await callChild(child, 'GET', 'user/all/customer', { token });
      expect({ status, count: (body as unknown as { count: number }).count }).toEqual({
        status: 200,
        count: customers,
      });
    }
    const ends = await Promise.all(children.map((child) => child.kill('SIGTERM')));
    expect(ends.map(({ code }) => code)).toEqual(Array.from({ length: PROCESSES }, () => 0));
    await empty.remove();
  },
  3 * MINUTE,
);

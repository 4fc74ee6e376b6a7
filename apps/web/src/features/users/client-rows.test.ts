import { expect, it } from 'vitest';
import type { Client } from '@amberway/contract/users/schemas';
import { linesOf, nextHour, pillOf } from './client-rows.ts';

const client = (about: Partial<Client>) =>
  ({ _id: 'p', members: [], newMessages: 0, work: [], ...about }) as unknown as Client;
const work = (member: string, requests: number, drafts: number) => ({ member, nextSession: null, requests, drafts });

it('each child has a line; messages are counted at the first one, and a family without a child has one too', () => {
  const members = [{ _id: 'a' }, { _id: 'b' }] as Client['members'];
  const lines = linesOf([client({ members, newMessages: 2, work: [work('a', 1, 1), work('b', 0, 1)] }), client({})]);
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'p']);
  expect(lines.map((line) => pillOf(line)?.text)).toEqual(['2 new', '1 draft', undefined]);
});

it('children about whom a family waits come first, before a sibling with a draft', () => {
  const families = [
    client({ members: [{ _id: 'a' }, { _id: 'b' }] as Client['members'], newMessages: 1, work: [work('b', 0, 2)] }),
    client({ members: [{ _id: 'c' }] as Client['members'] }),
    client({ members: [{ _id: 'd' }, { _id: 'e' }] as Client['members'], work: [work('e', 1, 0)] }),
  ];
  expect(linesOf(families).map(({ id }) => id)).toEqual(['a', 'e', 'b', 'c', 'd']);
});

it('a request comes before a draft', () => {
  const [line] = linesOf([client({ members: [{ _id: 'a' }] as Client['members'], work: [work('a', 1, 3)] })]);
  expect(line && pillOf(line)?.text).toBe('1 request');
});

it('the next hour is short: today, a weekday, or only the day', () => {
  const now = new Date('2026-11-17T02:00:00Z');
  const at = (iso: string) => nextHour(iso, 'UTC', now);
  expect([
    at('2026-11-17T15:00:00Z'),
    at('2026-11-18T11:00:00Z'),
    at('2026-11-19T09:30:00Z'),
    at('2026-11-30T09:00:00Z'),
  ]).toEqual(['today 3 pm', 'Wed 11 am', 'Thu 9:30 am', 'Mon 30 Nov']);
});

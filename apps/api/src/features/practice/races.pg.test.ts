import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DAY } from '@amberway/contract/kernel/limits';
import { DAY_ENTRIES_MAX, PASSES_MAX } from '@amberway/contract/practice/limits';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { newPractice, results, storeEntry } from '../../testing/practice.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 8;
const server = useServer({ engine: 'postgres' });
const member = DEMO_CHILDREN.arlo.id;

it('the same batch many times at once, in any order, stores each entry once and tells the others it is known', async () => {
  const token = await server.signIn('parent');
  const { entry, skill } = await newPractice(server, member);
  const entries = await Promise.all(Array.from({ length: 10 }, () => entry()));
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, n) => results(server, token, n % 2 ? entries : entries.toReversed())),
  );
  for (const { _id } of entries) {
    const found = answers.flat().filter((one) => one._id === _id);
    expect(found.filter(({ result }) => result === 'stored')).toHaveLength(1);
    expect(found.filter(({ result }) => result === 'known')).toHaveLength(RACERS - 1);
  }
  expect(await rowsOf(server, sql`select 1 from practice_entries where skill_id = ${skill.id}`)).toHaveLength(10);
});

it('of two contents under one id at once, one is stored and the other gets 409', async () => {
  const token = await server.signIn('parent');
  const { entry } = await newPractice(server, member);
  const one = await entry();
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, n) => results(server, token, [{ ...one, note: `Note ${n}` }])),
  );
  const codes = answers.flat().map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(RACERS - 1);
});

it('of entries sent at once, only as many are stored as fit into the child’s day', async () => {
  const token = await server.signIn('parent');
  const { entry, skill } = await newPractice(server, member);
  const at = new Date(Date.now() - 85 * DAY).toISOString();
  await results(server, token, [await entry({ at })]);
  await rowsOf(
    server,
    sql`insert into practice_entries
      (id, content_hash, member_id, skill_id, kind, at, zone, day, place_id, with_user, recorded_by, own, little, lot, none)
      select gen_random_uuid(), 'x', member_id, skill_id, kind, at, zone, day, place_id, with_user, recorded_by, 1, 0, 0, 0
      from practice_entries, generate_series(1, ${DAY_ENTRIES_MAX - 2}) where skill_id = ${skill.id}`,
  );
  const entries = await Promise.all(Array.from({ length: RACERS }, () => entry({ at })));
  const answers = await Promise.all(entries.map((one) => results(server, token, [one])));
  expect(answers.flat().filter(({ result }) => result === 'stored')).toHaveLength(1);
  expect(await rowsOf(server, sql`select 1 from practice_entries where skill_id = ${skill.id}`)).toHaveLength(
    DAY_ENTRIES_MAX,
  );
});

it('devices made ready at once are five at most', async () => {
  const token = await server.signIn('parent');
  const made = await Promise.all(
    Array.from({ length: RACERS }, (_, n) =>
      server.call('POST', 'practice/passes', { token, body: { deviceName: `Phone ${n}`, members: [member] } }),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(PASSES_MAX);
  expect(made.filter(({ status }) => status === 422)).toHaveLength(RACERS - PASSES_MAX);
});

it('two entries of one check that are corrected at once do not wait for each other', async () => {
  const token = await server.signIn('parent');
  const { skill } = await newPractice(server, member);
  const about = { memberId: member, skillId: skill.id, kind: 'check' as const };
  const goes = (own: number) => ({ own, little: 0, lot: 0, none: 0 });
  await rowsOf(server, sql`update skills set status = 'Mastered', mastered_at = now() where id = ${skill.id}`);
  const ids = [await storeEntry(server, { ...about, ...goes(5) }), await storeEntry(server, { ...about, ...goes(5) })];
  await rowsOf(
    server,
    sql`insert into skill_checks (id, skill_id, due_on) values (gen_random_uuid(), ${skill.id}, current_date - 2)`,
  );
  for (let version = 1; version <= RACERS; version += 1) {
    // The first entry decides the check alone, or only with the second: each round changes which one it refers to.
    const bodies = [{ goes: goes(version % 2 ? 5 : 3) }, { note: `Round ${version}` }];
    const corrected = await Promise.all(
      bodies.map((body, index) => server.call('PUT', `practice/${ids[index]}`, { token, body: { ...body, version } })),
    );
    expect(corrected.map(({ status }) => status)).toEqual([200, 200]);
  }
});

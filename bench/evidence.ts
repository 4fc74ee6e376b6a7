import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { demoId } from '@amberway/fixtures/ids';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median, signIn } from './load.ts';
import { startProduct } from './processes.ts';

// The graph of a skill with 5,000 entries and the map of a child with 40 practised skills, alone and after the entries
// of other children have grown: both read by index, so growth must not show.

const { noor, kaito } = DEMO_CHILDREN;
const GRAPH_MS = 150;
const MAP_MS = 100;
const ENTRIES = 5000;
const SKILLS = 40;
const ENTRIES_OF_SKILL = 120;
/** The first ones warm up. */
const WARM_UP = 3;

/** A skill like the demo's first one, for this child. */
const addSkill = async (client: pg.Client, member: string, name: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    `with outcome as (
       insert into outcomes (id, member_id, name, type_id, needed_skills, measure, created_by)
       select gen_random_uuid(), $1, $2, type_id, needed_skills, measure, created_by
       from outcomes limit 1 returning id, member_id, created_by
     )
     insert into skills (id, outcome_id, member_id, name, type_id, target_skills, targets, created_by)
     select gen_random_uuid(), o.id, o.member_id, $2, s.type_id, '{Waits}', '{}', o.created_by
     from outcome o, (select type_id from skills limit 1) s returning id`,
    [member, name],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no outcome to copy.');
  return row.id;
};

/** Entries of the last years, by two people in every place. */
const addEntries = (client: pg.Client, member: string, skill: string, count: number) =>
  client.query(
    `insert into practice_entries (id, content_hash, member_id, skill_id, kind, at, zone, day, place_id, with_user,
       recorded_by, own, little, lot, none)
     select gen_random_uuid(), n::text, $1, $2, 'practice', now() - n * interval '7 hours', 'UTC',
       (now() - n * interval '7 hours')::date, p.ids[1 + n % cardinality(p.ids)],
       case n % 2 when 0 then $4::uuid else $5::uuid end, $4, n % 6, 5 - n % 6, 0, 1
     from generate_series(1, $3::int) n,
       (select array_agg(id) as ids from lookups where type = 'practicePlace') p`,
    [member, skill, count, DEMO_PEOPLE.parent.id, DEMO_PEOPLE.coach.id],
  );

const timeOf = async (url: string, token: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
};

type Database = { client: pg.Client; databaseUrl: string };

const START = { SIGN_IN_PER_MINUTE: '1000' };

/** The demo's first skill with 5,000 entries, and another child with 40 skills. */
export const fillOwn = async ({ client }: Database) => {
  const skill = demoId('skill', 1);
  const { rows } = await client.query<{ member_id: string }>('select member_id from skills where id = $1', [skill]);
  await addEntries(client, rows[0]?.member_id ?? '', skill, ENTRIES);
  for (let n = 0; n < SKILLS; n += 1)
    await addEntries(client, noor.id, await addSkill(client, noor.id, `Skill ${n}`), ENTRIES_OF_SKILL);
};

const OTHERS_AT_ONCE = 500_000;

/** Entries of another child. Their references are right by construction, so that nothing is looked up for each row. */
export const fillOthers = async ({ client }: Database, others: number) => {
  await client.query('set session_replication_role = replica');
  for (let done = 0; done < others; done += OTHERS_AT_ONCE) {
    const other = await addSkill(client, kaito.id, `Of another child ${done}`);
    await addEntries(client, kaito.id, other, Math.min(OTHERS_AT_ONCE, others - done));
  }
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze practice_entries');
};

/** Medians in milliseconds, with a server of its own. */
export const measureEvidence = async ({ databaseUrl }: Database, rounds: number) => {
  const product = await startProduct({ ...START, DATABASE_URL: databaseUrl });
  try {
    const token = await signIn(product.url, ACCOUNTS.coach);
    const [graph, map]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds + WARM_UP; round += 1) {
      graph.push(await timeOf(`${product.url}/api/milestone/${demoId('skill', 1)}/graph`, token));
      map.push(await timeOf(`${product.url}/api/member/${noor.id}/generalisation`, token));
    }
    return { graph: median(graph.slice(WARM_UP)), map: median(map.slice(WARM_UP)) };
  } finally {
    await product.stop();
  }
};

export const benchEvidence = async ({ rounds, others }: { rounds: number; others: number }) => {
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    // The first start makes the tables and the demo.
    await (await startProduct({ DATABASE_URL: postgres.url })).stop();
    await client.connect();
    const database = { client, databaseUrl: postgres.url };
    await fillOwn(database);
    await client.query('vacuum analyze practice_entries');
    const alone = await measureEvidence(database, rounds);
    await fillOthers(database, others);
    const grown = await measureEvidence(database, rounds);
    return {
      [`graph of ${ENTRIES} entries: median, ms (at most ${GRAPH_MS})`]: alone.graph.toFixed(0),
      [`map of ${SKILLS} skills: median, ms (at most ${MAP_MS})`]: alone.map.toFixed(0),
      [`graph beside ${others} entries of others: ms`]: grown.graph.toFixed(0),
      [`map beside ${others} entries of others: ms`]: grown.map.toFixed(0),
    };
  } finally {
    await client.end();
    await postgres.stop();
  }
};

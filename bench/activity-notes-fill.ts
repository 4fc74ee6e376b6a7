import pg from 'pg';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';

// One child with as many sessions as any will have, half of them still to come, and a report of a hundred thousand.

export const NOTES = 5_000;
export const REPORTED = 100_000;
export const LARGE_MEMBER = DEMO_CHILDREN.arlo.id;
/** The year of the reported sessions. */
export const REPORTED_YEAR = 2024;

const columns = 'id, member_id, title, status, type, start_time, end_time, about, excerpt, created_by';
const row = (memberId: string, start: string) =>
  `gen_random_uuid(), '${memberId}', 'Session: No ' || n, case when n % 10 = 0 then 'Pending' else 'Published' end,
    'coaching_session', ${start}, ${start} + interval '1 hour', '<p>' || repeat('What we did. ', 40) || '</p>',
    repeat('What we did. ', 20), '${DEMO_PEOPLE.coach.id}'`;

const FILL = [
  `insert into activity_notes (${columns}) select ${row(LARGE_MEMBER, `now() + (n - ${NOTES / 2}) * interval '6 hours'`)}
    from generate_series(1, ${NOTES}) n`,
  `insert into activity_notes (${columns})
    select ${row(DEMO_CHILDREN.dao.id, `timestamptz '${REPORTED_YEAR}-01-02' + n * interval '5 minutes'`)}
    from generate_series(1, ${REPORTED}) n`,
  'vacuum analyze',
];

export const fillNotes = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of FILL) await client.query(statement);
  const { rows } = await client.query<{ id: string }>(
    `select id from activity_notes where member_id = $1 and status = 'Published' and start_time < now()
      order by start_time desc limit 1`,
    [LARGE_MEMBER],
  );
  await client.end();
  return { noteId: rows[0]?.id ?? '' };
};

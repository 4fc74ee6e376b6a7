import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { BATCH_MAX, DAY_ENTRIES_MAX, GOES_MAX } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sweepIdempotencyKeys } from '../../../kernel/idempotency/queries.ts';
import { expectFailure, expectInvalid } from '../../../testing/failures.ts';
import { useServer } from '../../../testing/hooks.ts';
import { addPass, GOES, newPractice, results, send } from '../../../testing/practice.ts';
import { ENDED_BY_COACH, entryOf } from '../../../testing/programme.ts';
import { rowsOf } from '../../../testing/rows.ts';

const server = useServer();
const { arlo, noor, kaito } = DEMO_CHILDREN;

let parent: string;
let coach: string;
let practice: Awaited<ReturnType<typeof newPractice>>;
beforeAll(async () => {
  parent = await server.signIn('parent');
  coach = await server.signIn('coach');
  practice = await newPractice(server, arlo.id);
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const stored = (ids: readonly string[]) =>
  rowsOf(
    server,
    sql`select * from practice_entries where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) order by id`,
  );
const only = async (entry: object, token = parent) => (await results(server, token, [entry]))[0];

describe('a child’s day', () => {
  it('takes 500 entries; the next is refused with a sentence, those of other days and repetitions are not', async () => {
    const { skill, entry } = await newPractice(server, arlo.id);
    const at = ago(85 * DAY);
    const first = await entry({ at });
    expect(await only(first)).toMatchObject({ result: 'stored' });
    await rowsOf(
      server,
      sql`insert into practice_entries
        (id, content_hash, member_id, skill_id, kind, at, zone, day, place_id, with_user, recorded_by, own, little, lot, none)
        select gen_random_uuid(), 'x', member_id, skill_id, kind, at, zone, day, place_id, with_user, recorded_by, 1, 0, 0, 0
        from practice_entries, generate_series(1, ${DAY_ENTRIES_MAX - 2}) where skill_id = ${skill.id}`,
    );
    const two = [await entry({ at }), await entry({ at })];
    const other = await entry({ at: ago(87 * DAY) });
    const sent = await results(server, parent, [...two, first, other]);
    expect(sent.map(({ result }) => result)).toEqual(['stored', 'refused', 'known', 'stored']);
    expect(sent[1]).toMatchObject({ code: 422, failure: 'invalid', errors: { at: practiceTexts.dayFull } });
    expect(await stored(two.map(({ _id }) => _id))).toHaveLength(1);
  });
});

describe('an entry is stored once', () => {
  it('a new entry is stored with the device’s id, and the reply has the record', async () => {
    const entry = await practice.entry({ note: '  Asked twice.  ', task: practice.task.id });
    expect(await only(entry)).toMatchObject({
      _id: entry._id,
      result: 'stored',
      code: 200,
      failure: null,
      entry: {
        _id: entry._id,
        member: arlo.id,
        skill: practice.skill.id,
        task: practice.task.id,
        goes: GOES,
        seconds: null,
        stopped: null,
        note: 'Asked twice.',
        clockOff: false,
        late: false,
        version: 1,
        with: { _id: DEMO_PEOPLE.parent.id },
        recordedBy: { _id: DEMO_PEOPLE.parent.id },
        place: { name: 'At home' },
      },
    });
  });

  it('two devices send 20 entries each: 40 rows with the ids of the devices [practice 6, acceptance c]', async () => {
    const devices = await Promise.all(
      [1, 2].map(() => Promise.all(Array.from({ length: 20 }, () => practice.entry()))),
    );
    const answers = await Promise.all(devices.map((entries) => results(server, parent, entries)));
    expect(new Set(answers.flat().map(({ result }) => result))).toEqual(new Set(['stored']));
    const ids = devices.flat().map(({ _id }) => _id);
    expect((await stored(ids)).map(({ id }) => id)).toEqual(ids.toSorted());
  });

  it('the same batch after 25 hours adds no row [practice 4, acceptance d]', async () => {
    const entries = [await practice.entry(), await practice.entry({ goes: null, seconds: 90 })];
    await results(server, parent, entries);
    await rowsOf(
      server,
      sql`update practice_entries set received_at = received_at - interval '25 hours' where id = ${entries[0]?._id}`,
    );
    await rowsOf(server, sql`update idempotency_keys set expires_at = now() - interval '1 hour'`);
    await server.within(() => sweepIdempotencyKeys());
    const count = (await rowsOf(server, sql`select 1 from practice_entries`)).length;
    const again = await results(server, parent, entries);
    expect(again.map(({ result, code }) => [result, code])).toEqual([
      ['known', 200],
      ['known', 200],
    ]);
    expect((await rowsOf(server, sql`select 1 from practice_entries`)).length).toBe(count);
  });

  it('the same id with other content is refused with 409, and the row is unchanged [practice 4, acceptance e]', async () => {
    const entry = await practice.entry();
    await only(entry);
    const before = await stored([entry._id]);
    for (const change of [
      { goes: { ...GOES, own: 3 } },
      { note: 'Other words' },
      { at: ago(HOUR) },
      { kind: 'baseline' },
      { goes: null, stopped: 'tired' },
      { member: noor.id },
    ]) {
      expect(await only({ ...entry, ...change })).toMatchObject({
        result: 'refused',
        code: 409,
        failure: 'key_reused',
        entry: null,
      });
    }
    // The coach records other content by being another person.
    expect(await only(entry, coach)).toMatchObject({ code: 409, failure: 'key_reused', entry: null });
    expect(await stored([entry._id])).toEqual(before);
  });

  it('a zone is compared as it was sent: the main name of one depends on the version of the server [practice 4]', async () => {
    // Two names of one zone. A device repeats what it stored, so another name is other content.
    const entry = await practice.entry({ zone: 'Asia/Calcutta' });
    expect(await only(entry)).toMatchObject({ result: 'stored' });
    expect(await only(entry)).toMatchObject({ result: 'known' });
    expect(await only({ ...entry, zone: 'Asia/Kolkata' })).toMatchObject({ code: 409, failure: 'key_reused' });
  });

  it('an entry is known after it was corrected and withdrawn, with the stored record', async () => {
    const entry = await practice.entry();
    await only(entry);
    await server.call('PUT', `practice/${entry._id}`, { token: parent, body: { note: 'Later', version: 1 } });
    expect(await only(entry)).toMatchObject({ result: 'known', entry: { note: 'Later', version: 2 } });
    await server.call('POST', `practice/${entry._id}/withdraw`, { token: parent, body: { reason: 'Twice' } });
    expect(await only(entry)).toMatchObject({ result: 'known', entry: { withdrawnReason: 'Twice' } });
    expect(await stored([entry._id])).toHaveLength(1);
  });

  it('an entry twice in one batch is stored and known, and refused if its content differs', async () => {
    const entry = await practice.entry();
    const upper = { ...entry, _id: entry._id.toUpperCase() };
    const found = await results(server, parent, [entry, upper, { ...entry, note: 'Else' }]);
    expect(found.map(({ result }) => result)).toEqual(['stored', 'known', 'refused']);
    expect(found.map(({ _id }) => _id)).toEqual([entry._id, upper._id, entry._id]);
  });

  it('the same batch twice at once stores each entry once on the embedded engine', async () => {
    const entries = await Promise.all([1, 2, 3].map(() => practice.entry()));
    const answers = await Promise.all([entries, entries.toReversed()].map((some) => results(server, parent, some)));
    for (const { _id } of entries)
      expect(
        answers
          .flat()
          .filter((one) => one._id === _id)
          .map(({ result }) => result)
          .toSorted(),
      ).toEqual(['known', 'stored']);
    expect(await stored(entries.map(({ _id }) => _id))).toHaveLength(3);
  });

  it('a pass and a session of the same person send the same entry', async () => {
    const entry = await practice.entry();
    const { token, id } = await addPass(server, [arlo.id]);
    expect(await only(entry, token)).toMatchObject({ result: 'stored' });
    expect(await only(entry)).toMatchObject({ result: 'known' });
    expect(await stored([entry._id])).toMatchObject([{ pass_id: id, recorded_by: DEMO_PEOPLE.parent.id }]);
  });
});

describe('time [practice 7]', () => {
  it('a clock up to five minutes ahead is taken as it is', async () => {
    const at = new Date(Date.now() + 4 * MINUTE).toISOString();
    expect(await only(await practice.entry({ at }))).toMatchObject({ entry: { clockOff: false } });
  });

  it('a clock hours ahead: stored with the time of arrival', async () => {
    const at = new Date(Date.now() + 3 * HOUR).toISOString();
    const { entry } = (await only(await practice.entry({ at }))) ?? {};
    expect(entry).toMatchObject({ clockOff: true, at: entry?.receivedAt });
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(MINUTE);
  });

  it('a clock three days ahead: refused, and the same id is stored once its time is right', async () => {
    const entry = await practice.entry({ at: new Date(Date.now() + 3 * DAY).toISOString() });
    expect(await only(entry)).toMatchObject({
      result: 'refused',
      code: 422,
      failure: 'invalid',
      errors: { at: practiceTexts.inFuture },
    });
    expect(await stored([entry._id])).toEqual([]);
    expect(await only({ ...entry, at: new Date().toISOString() })).toMatchObject({ result: 'stored' });
  });

  it('older than 90 days is refused, but known if it had arrived before', async () => {
    expect(await only(await practice.entry({ at: ago(91 * DAY) }))).toMatchObject({
      code: 422,
      errors: { at: practiceTexts.tooOld },
    });
    expect(await only(await practice.entry({ at: ago(89 * DAY) }))).toMatchObject({ result: 'stored' });
  });

  it.each([
    ['Pacific/Auckland', '2026-11-18'],
    ['America/Los_Angeles', '2026-11-17'],
    ['Etc/UTC', '2026-11-17'],
  ])('in %s the day of an entry is that of its zone', async (zone, day) => {
    // Counted back from today by whole days, so that the time of day stays.
    const days = Math.floor((Date.now() - Date.parse('2026-11-17T12:00:00Z')) / DAY);
    const at = new Date(Date.parse('2026-11-17T12:00:00Z') + days * DAY).toISOString();
    const wanted = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
    expect(await only(await practice.entry({ at, zone }))).toMatchObject({ entry: { day: wanted } });
  });
});

describe('a skill that has ended [practice 8]', () => {
  const ended = async (status: 'Mastered' | 'Cancelled', closedAt: string) => {
    const one = await newPractice(server, arlo.id);
    const { beforeClosing, closedBy } = ENDED_BY_COACH('Active');
    await rowsOf(
      server,
      sql`update skills set status = ${status}, comment = 'As agreed', closed_at = ${closedAt}, closed_by = ${closedBy},
        before_closing = ${JSON.stringify(beforeClosing)}::jsonb,
        mastered_at = ${status === 'Mastered' ? closedAt : null}::timestamptz where id = ${one.skill.id}`,
    );
    return one;
  };

  it('practised at 10:00, mastered at 11:00, sent at 12:00: stored as late [acceptance g]', async () => {
    const { entry } = await ended('Mastered', ago(HOUR));
    expect(await only(await entry({ at: ago(2 * HOUR) }))).toMatchObject({ result: 'stored', entry: { late: true } });
  });

  it('after mastering only checks are stored', async () => {
    const { entry } = await ended('Mastered', ago(HOUR));
    expect(await only(await entry())).toMatchObject({ code: 422, errors: { kind: practiceTexts.onlyChecks } });
    expect(await only(await entry({ kind: 'check' }))).toMatchObject({ result: 'stored', entry: { late: false } });
  });

  it('a check of a skill that is not mastered is refused', async () => {
    const { skill, entry } = await newPractice(server, arlo.id);
    const refused = { code: 422, errors: { kind: practiceTexts.checkOfMastered } };
    expect(await only(await entry({ kind: 'check' }))).toMatchObject(refused);
    await rowsOf(server, sql`update skills set status = 'On-hold', comment = 'Later' where id = ${skill.id}`);
    expect(await only(await entry({ kind: 'check' }))).toMatchObject(refused);
    const cancelled = await ended('Cancelled', ago(HOUR));
    expect(await only(await cancelled.entry({ kind: 'check', at: ago(2 * HOUR) }))).toMatchObject(refused);
  });

  it('a cancelled skill takes what was practised before, and nothing after', async () => {
    const { entry } = await ended('Cancelled', ago(HOUR));
    expect(await only(await entry({ at: ago(2 * HOUR) }))).toMatchObject({ entry: { late: true } });
    expect(await only(await entry({ kind: 'check' }))).toMatchObject({
      code: 422,
      errors: { skill: practiceTexts.skillEnded },
    });
  });

  it('a deleted skill is refused with 404', async () => {
    const { skill, entry } = await newPractice(server, arlo.id);
    await rowsOf(server, sql`update skills set deleted_at = now() where id = ${skill.id}`);
    expect(await only(await entry())).toMatchObject({ code: 404, failure: 'not_found' });
  });
});

describe('access', () => {
  it('access taken away while three wait: none stored, and all three come back refused [acceptance f]', async () => {
    const entries = await Promise.all([1, 2, 3].map(() => practice.entry({ with: DEMO_PEOPLE.coach.id })));
    await rowsOf(server, sql`update members set deleted_at = now() where id = ${arlo.id}`);
    const found = await results(server, parent, entries);
    await rowsOf(server, sql`update members set deleted_at = null where id = ${arlo.id}`);
    expect(found.map(({ _id, code, failure }) => [_id, code, failure])).toEqual(
      entries.map(({ _id }) => [_id, 404, 'not_found']),
    );
    expect(await stored(entries.map(({ _id }) => _id))).toEqual([]);
    // What was refused is stored once the access is back.
    expect((await results(server, parent, entries)).map(({ result }) => result)).toEqual(Array(3).fill('stored'));
  });

  it('a coach who loses the family while an entry waits gets 404, also for what was stored before', async () => {
    const [known, waiting] = [await practice.entry(), await practice.entry()];
    await only(known, coach);
    await rowsOf(
      server,
      sql`update members set primary_contact = ${DEMO_PEOPLE.manager.id} where primary_contact = ${DEMO_PEOPLE.coach.id} and parent_id = ${DEMO_PEOPLE.parent.id}`,
    );
    const before = await rowsOf<{ csm: string }>(
      server,
      sql`select csm from users where id = ${DEMO_PEOPLE.parent.id}`,
    );
    const team = await rowsOf<{ skill_id: string }>(
      server,
      sql`delete from skill_team where user_id = ${DEMO_PEOPLE.coach.id} returning skill_id`,
    );
    await rowsOf(server, sql`update users set csm = null where id = ${DEMO_PEOPLE.parent.id}`);
    const found = await results(server, coach, [known, waiting]);
    await rowsOf(server, sql`update users set csm = ${before[0]?.csm ?? null} where id = ${DEMO_PEOPLE.parent.id}`);
    await rowsOf(
      server,
      sql`update members set primary_contact = ${DEMO_PEOPLE.coach.id} where primary_contact = ${DEMO_PEOPLE.manager.id} and parent_id = ${DEMO_PEOPLE.parent.id}`,
    );
    for (const { skill_id } of team)
      await rowsOf(
        server,
        sql`insert into skill_team (skill_id, user_id) values (${skill_id}, ${DEMO_PEOPLE.coach.id})`,
      );
    expect(found.map(({ code, entry }) => [code, entry])).toEqual([
      [404, null],
      [404, null],
    ]);
  });

  it('a foreign child and a foreign skill are refused with 404', async () => {
    const other = await newPractice(server, kaito.id);
    const sibling = await newPractice(server, noor.id);
    const found = await results(server, parent, [
      await other.entry(),
      await practice.entry({ skill: sibling.skill.id }),
      await practice.entry({ skill: uuidv7() }),
      await practice.entry({ member: uuidv7() }),
    ]);
    expect(found.map(({ code }) => code)).toEqual([404, 404, 404, 404]);
  });

  it('an administrator records nothing', async () => {
    expectFailure(await send(server, await server.signIn('admin'), [await practice.entry()]), 'forbidden');
  });
});

describe('bad input is refused for that entry only [practice 5]', () => {
  const goes = (own: number, none = 0) => ({ goes: { own, little: 0, lot: 0, none } });

  it.each<[string, object, string, string]>([
    ['an id that is no uuid', { _id: 'entry-1' }, '_id', practiceTexts.notAnId],
    ['a sum of 0', goes(0), 'goes', practiceTexts.countGoes],
    ['a sum above 50', goes(30, 21), 'goes', practiceTexts.countGoes],
    ['a negative number', goes(5, -1), 'goes.none', practiceTexts.countGoes],
    ['two measures at once', { seconds: 10 }, 'goes', practiceTexts.oneResult],
    ['a stop with goes', { stopped: 'tired' }, 'goes', practiceTexts.oneResult],
    ['no measure', { goes: null }, 'goes', practiceTexts.oneResult],
    ['a time of 0', { goes: null, seconds: 0 }, 'seconds', practiceTexts.sayTime],
    ['a time above two hours', { goes: null, seconds: 7201 }, 'seconds', practiceTexts.sayTime],
    ['an unknown reason to stop', { goes: null, stopped: 'bored' }, 'stopped', practiceTexts.sayStopped],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'zone', practiceTexts.unknownZone],
    ['a zone that is an offset', { zone: '+10:00' }, 'zone', practiceTexts.unknownZone],
    ['an unknown place', { place: uuidv7() }, 'place', practiceTexts.unknownPlace],
    ['an unknown person', { with: uuidv7() }, 'with', practiceTexts.unknownPerson],
    ['a person of another family', { with: DEMO_PEOPLE.subscriber.id }, 'with', practiceTexts.unknownPerson],
    ['an unknown task', { task: uuidv7() }, 'task', practiceTexts.unknownTask],
    ['a moment that is none', { at: 'yesterday' }, 'at', practiceTexts.sayWhen],
    ['an unknown kind', { kind: 'game' }, 'kind', practiceTexts.unknownKind],
    ['a note above 500 characters', { note: 'x'.repeat(501) }, 'note', 'At most 500 characters.'],
    ['an unknown field', { mood: 'good' }, 'mood', 'This field is not known here.'],
  ])('%s', async (_, change, field, message) => {
    const [good, bad] = [await practice.entry(), await practice.entry(change)];
    const found = await results(server, parent, [bad, good]);
    expect(found[0]).toMatchObject({ result: 'refused', code: 422, failure: 'invalid', errors: { [field]: message } });
    expect(found[1]).toMatchObject({ result: 'stored' });
  });

  it.each([null, 'text', 5, [], {}])('%j is refused beside a good entry', async (bad) => {
    const found = await results(server, parent, [bad, await practice.entry()]);
    expect(found.map(({ result, _id }) => [result, _id === null])).toEqual([
      ['refused', true],
      ['stored', false],
    ]);
  });

  it('a place from another list is unknown, and one removed since is taken', async () => {
    expect(await only(await practice.entry({ place: await entryOf(server, 'gender') }))).toMatchObject({
      errors: { place: practiceTexts.unknownPlace },
    });
    const place = uuidv7();
    await rowsOf(
      server,
      sql`insert into lookups (id, type, name, deleted_at) values (${place}, 'practicePlace', 'At the lake', now())`,
    );
    expect(await only(await practice.entry({ place }))).toMatchObject({ entry: { place: { name: 'At the lake' } } });
  });

  it.each(['childSaidNo', 'tired', 'noTime', 'other'])(
    'stopping because of %s is a result [practice 2]',
    async (stopped) => {
      expect(await only(await practice.entry({ goes: null, stopped }))).toMatchObject({
        result: 'stored',
        entry: { stopped, goes: null, seconds: null },
      });
    },
  );

  it('0 and 51 entries get 422, 50 are stored, and more than 1 MB gets 413', async () => {
    const many = await Promise.all(Array.from({ length: BATCH_MAX + 1 }, () => practice.entry()));
    expectInvalid(await send(server, parent, []), 'entries', practiceTexts.sendEntries);
    expectInvalid(await send(server, parent, many), 'entries', practiceTexts.sendEntries);
    expect((await results(server, parent, many.slice(1))).every(({ result }) => result === 'stored')).toBe(true);
    expectFailure(await send(server, parent, [{ note: 'x'.repeat(1024 * 1024) }]), 'too_large');
  });

  it('at most 50 goes are stored', async () => {
    expect(await only(await practice.entry(goes(GOES_MAX)))).toMatchObject({ entry: { goes: { own: GOES_MAX } } });
  });
});

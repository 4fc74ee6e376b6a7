import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES, type NotificationType } from '@amberway/contract/notifications/types';
import { type Earlier, openEarlier } from '../../testing/earlier.ts';
import { notifyOverdue } from '../tasks/overdue/overdue.ts';
import { declaredSubject, subjectKey } from './notify/subject.ts';
import { unreadCountOf } from './shown.queries.ts';

type Line = { id: string; user_id: string; type: NotificationType; task_id: string | null; subject: string | null };

/** A family with its coach and a skill, in a database of an earlier version. */
const addFamily = async ({ add, user, query }: Earlier, named = 'Ben') => {
  const coach = await user('Business');
  const parent = await user('Customer');
  await query(sql`update users set validated = true where id in (${coach}, ${parent})`);
  const type = await add('lookups', { type: 'skill', name: `Talking with ${named}` });
  const child = await add('members', { parent_id: parent, primary_contact: coach, first_name: named });
  const whose = { member_id: child, created_by: coach, type_id: type };
  const outcome = await add('outcomes', { ...whose, status: 'In-progress' });
  const skill = await add('skills', { ...whose, outcome_id: outcome, status: 'Active' });
  const task = async (name: string, due: string, assignee: string) => {
    const id = await add('tasks', { ...whose, skill_id: skill, name, due_date: due });
    await add('task_assignees', { task_id: id, user_id: assignee });
    return id;
  };
  return { coach, parent, child, outcome, skill, task };
};

// Version 1.0.0: one line for each task and day for staff, for ever.
describe('two months of the first version', () => {
  let earlier: Earlier;
  let family: Awaited<ReturnType<typeof addFamily>>;
  const tasks: string[] = [];
  const mails: Record<string, string> = {};
  const linesOf = (user: string, type: NotificationType) =>
    earlier.query<Line & { message: string; customer_id: string | null }>(
      sql`select * from notifications where user_id = ${user} and type = ${type} order by created_at, id`,
    );

  beforeAll(async () => {
    earlier = await openEarlier('open_tasks_by_family');
    family = await addFamily(earlier);
    const { add } = earlier;
    const { coach, parent, child, task } = family;
    const about = { member_id: child, business_user_id: coach };
    for (const due of ['2026-02-19', '2026-02-20', '2026-02-21']) {
      const task_id = await task(`Due ${due}`, due, parent);
      tasks.push(task_id);
      await add('notifications', { ...about, user_id: parent, type: 'TASK_OVERDUE', task_id, day: due });
      for (let day = 1; day <= 20; day += 1)
        await add('notifications', {
          ...about,
          user_id: coach,
          type: 'TASK_OVERDUE',
          task_id,
          day: `2026-03-${String(day).padStart(2, '0')}`,
        });
      await add('notifications', { ...about, user_id: parent, type: 'TASK_ADDED', task_id, actor_id: coach });
    }
    for (const at of ['2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'])
      await add('notifications', {
        ...about,
        user_id: coach,
        type: 'FAMILY_WROTE',
        actor_id: parent,
        customer_id: parent,
        created_at: at,
      });
    for (const state of ['kept', 'queued', 'sent', 'failed'])
      mails[state] = await add('mails', { recipient: `${state}@example.test`, state });
    await add('jobs', {
      name: 'mail.send',
      state: 'queued',
      payload: JSON.stringify({ mailId: mails['queued'] }),
      max_attempts: 8,
      attempts: 2,
    });
    await earlier.upgrade();
  }, 120_000);
  afterAll(() => earlier?.close());

  it('the coach has one line for the family after the next morning, and the same one the morning after', async () => {
    const { coach, parent } = family;
    expect(await linesOf(coach, 'TASK_OVERDUE')).toEqual([]);
    await earlier.within(() => notifyOverdue('2026-03-21'));
    const [line, ...others] = await linesOf(coach, 'TASK_OVERDUE');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      customer_id: parent,
      task_id: null,
      subject: `family:${parent}`,
      message: 'Ben: 3 tasks open, the oldest since 19 February',
    });
    await earlier.within(() => notifyOverdue('2026-03-22'));
    expect((await linesOf(coach, 'TASK_OVERDUE')).map(({ id }) => id)).toEqual([line?.id]);
    // With that of the conversation.
    expect(await earlier.within(() => unreadCountOf(coach))).toBe(2);
  });

  it('the family keeps its lines, and those about the same are shown as one', async () => {
    const { parent, child } = family;
    const reminders = await linesOf(parent, 'TASK_OVERDUE');
    expect(new Set(reminders.map(({ subject }) => subject))).toEqual(new Set(tasks.map((id) => `task:${id}`)));
    expect(reminders).toHaveLength(tasks.length);
    const added = await linesOf(parent, 'TASK_ADDED');
    expect(added.map(({ subject }) => subject)).toEqual(tasks.map(() => `child:${child}`));
  });

  it('mails and the jobs that send them stay as they are', async () => {
    expect(
      await earlier.query(sql`select id, state, not_after, link_hash, unsubscribe_url from mails order by recipient`),
    ).toEqual(
      Object.entries(mails)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([state, id]) => ({ id, state, not_after: null, link_hash: null, unsubscribe_url: null })),
    );
    expect(
      await earlier.query(sql`select state, attempts, max_attempts, payload from jobs where name = 'mail.send'`),
    ).toEqual([{ state: 'queued', attempts: 2, max_attempts: 8, payload: { mailId: mails['queued'] } }]);
  });
});

describe('a line of each kind', () => {
  let earlier: Earlier;
  const expected = new Map<string, string | null>();
  const hidden: Record<string, string> = {};

  beforeAll(async () => {
    earlier = await openEarlier('standing_lines');
    const { coach, parent, child, outcome, skill, task } = await addFamily(earlier);
    const other = await addFamily(earlier, 'Ava');
    const taskId = await task('Wait a turn', '2026-03-01', parent);
    const noteId = '00000000-0000-4000-8000-000000000001';
    const add = async (type: NotificationType, side: 'family' | 'staff', ofStaff = false) => {
      const line = {
        type,
        actorId: side === 'family' ? coach : parent,
        memberId: child,
        customerId: parent,
        businessUserId: coach,
        outcomeId: outcome,
        skillId: skill,
        taskId: ofStaff ? null : taskId,
        noteId,
      };
      const id = await earlier.add('notifications', {
        user_id: side === 'family' ? parent : coach,
        actor_id: line.actorId,
        member_id: child,
        customer_id: parent,
        business_user_id: coach,
        type,
        outcome_id: outcome,
        skill_id: skill,
        task_id: line.taskId,
        note_id: noteId,
      });
      expected.set(id, subjectKey(line, declaredSubject(type, side)));
    };
    for (const type of NOTIFICATION_TYPES) {
      if (type !== 'TASK_OVERDUE') await add(type, 'staff');
      await add(type, 'family');
    }
    await add('TASK_OVERDUE', 'staff', true);
    const requested = { user_id: coach, type: 'SESSION_REQUESTED', member_id: child, actor_id: parent };
    hidden['over'] = await earlier.add('notifications', requested);
    hidden['open'] = await earlier.add('notifications', { ...requested, member_id: other.child });
    await earlier.add('session_requests', {
      member_id: other.child,
      customer_id: other.parent,
      coach_id: coach,
      status: 'open',
    });
    await earlier.upgrade();
  }, 120_000);
  afterAll(() => earlier?.close());

  it('the migration stores the subject that the kind declares', async () => {
    const rows = await earlier.query<Line>(sql`select * from notifications`);
    const stored = rows.filter(({ id }) => expected.has(id));
    expect(stored).toHaveLength(expected.size);
    expect(stored.map(({ type, id, subject }) => `${type} ${id} ${subject}`)).toEqual(
      stored.map(({ type, id }) => `${type} ${id} ${expected.get(id)}`),
    );
  });

  it('the migration hides requests that are over, and no others', async () => {
    const rows = await earlier.query<{ id: string; hidden: boolean }>(
      sql`select id, dismissed_at is not null as hidden from notifications where type = 'SESSION_REQUESTED'`,
    );
    const isHidden = (name: string) => rows.find(({ id }) => id === hidden[name])?.hidden;
    expect([isHidden('over'), isHidden('open')]).toEqual([true, false]);
  });
});

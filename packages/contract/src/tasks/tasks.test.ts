import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationTarget } from '../notifications/targets.ts';
import { skillNotificationTexts } from '../skills/notifications.ts';
import { fillsWholeTask, taskActions } from './actions.ts';
import { taskNotificationTexts } from './notifications.ts';
import { joinTags, OUTSIDE_TOOLS, splitTags, STRATEGIES } from './options.ts';
import { taskProblems } from './rules.ts';
import { taskTexts } from './texts.ts';

const viewers = {
  admin: { role: 'Administrator', id: 'a' },
  coach: { role: 'BusinessUser', id: 'c' },
  parent: { role: 'Customer', id: 'p' },
  coachActing: { role: 'BusinessAccesCustomer', actorRole: 'BusinessUser', id: 'c' },
  adminActing: { role: 'BusinessAccesCustomer', actorRole: 'Administrator', id: 'a' },
} as const;
const at = { outcome: 'Planned', skill: 'Active' } as const;
const assigned = (...ids: string[]) => ids.map((_id) => ({ _id }));

describe('taskActions', () => {
  it('a family edits tasks it added and ticks tasks assigned to it [B144 B355 B518 B519]', () => {
    const { parent } = viewers;
    expect(taskActions(parent, { createdBy: 'c', assignee: assigned('p') }, at)).toEqual({
      edit: false,
      tick: true,
      delete: false,
    });
    expect(taskActions(parent, { createdBy: 'p', assignee: assigned('c') }, at)).toEqual({
      edit: true,
      tick: false,
      delete: false,
    });
  });
  it('a coach may do everything, also in the family’s view; an administrator nothing [B159 B209 B355]', () => {
    const task = { createdBy: 'p', assignee: assigned('p') };
    for (const viewer of [viewers.coach, viewers.coachActing])
      expect(taskActions(viewer, task, at)).toEqual({ edit: true, tick: true, delete: true });
    for (const viewer of [viewers.admin, viewers.adminActing])
      expect(taskActions(viewer, { createdBy: 'a', assignee: assigned('a') }, at)).toEqual({
        edit: false,
        tick: false,
        delete: false,
      });
  });
  it('tasks of a mastered skill or a cancelled outcome cannot be changed [B339 B345]', () => {
    const none = { edit: false, tick: false, delete: false };
    const task = { createdBy: 'c', assignee: assigned('c') };
    expect(taskActions(viewers.coach, task, { outcome: 'Planned', skill: 'Mastered' })).toEqual(none);
    expect(taskActions(viewers.coach, task, { outcome: 'Cancelled', skill: 'Active' })).toEqual(none);
  });
  it('coaches fill in the whole task form, families the short one [B528 B529]', () => {
    expect(
      Object.entries(viewers)
        .filter(([, viewer]) => fillsWholeTask(viewer))
        .map(([name]) => name),
    ).toEqual(['coach', 'coachActing']);
  });
});

describe('task validation', () => {
  const today = '2026-11-15';
  const whole = { name: 'n', description: 'd', skill: 's', taskType: 't', assignee: ['p'] };
  it('a task needs no due date or third-party app; a given due date must be after today [B470 B471 B473]', () => {
    expect(taskProblems(whole, today)).toEqual({});
    expect(taskProblems({ ...whole, dueDate: '2026-11-16' }, today)).toEqual({});
    for (const dueDate of ['2026-11-15', '2020-01-01'])
      expect(taskProblems({ ...whole, dueDate }, today)).toEqual({ dueDate: taskTexts.dueAfterToday });
    expect(taskProblems({ ...whole, dueDate: '2020-01-01' }, today, { dueDate: '2020-01-01' })).toEqual({});
  });
  it('every missing field of a task is reported [B463 B464 B465 B466 B467 T298 T299 T300 T301 T302]', () => {
    expect(taskProblems({ name: '  ' }, today)).toEqual({
      name: 'Please add name of task name!',
      skill: 'Please select your skill!',
      taskType: 'Please select Task type!',
      assignee: 'Please select your Assignee!',
      description: 'Please add description!',
    });
  });
  it('the content link of a task must be https [B455]', () => {
    expect(taskProblems({ ...whole, contentLink: 'https://example.test/a' }, today)).toEqual({});
    for (const contentLink of ['http://example.test', 'javascript:alert(1)', 'example'])
      expect(taskProblems({ ...whole, contentLink }, today)).toEqual({ contentLink: taskTexts.linkHttps });
  });
  it('a task form offers 15 strategies, 9 tools, Others and free text [B323 B324 B325 B636]', () => {
    expect([STRATEGIES.length, STRATEGIES.at(-1)]).toEqual([15, 'Others']);
    expect([OUTSIDE_TOOLS.length, OUTSIDE_TOOLS.at(-1)]).toEqual([9, 'Others']);
    expect(joinTags(['AAC', ' my own ', 'AAC', ''])).toBe('AAC,my own');
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        expect(joinTags(splitTags(joinTags(tags)))).toBe(joinTags(tags));
      }),
    );
  });
});

describe('programme notifications', () => {
  const none = { outcome: null, skill: null, task: null, note: null };
  const record = { _id: 'x', name: 'n' };
  it('each notification links to the record it is about [B242 B243 B244 B245 B246 B247 B248 B249]', () => {
    const to = (type: string, about: object, where: 'bell' | 'screen' = 'bell') =>
      notificationTarget({ ...none, ...about, type } as never, where);
    expect(to('GOAL_ADDED', { outcome: record })).toEqual({ kind: 'outcome', id: 'x' });
    expect(to('GOAL_UPDATED', { outcome: record })).toEqual({ kind: 'outcome', id: 'x' });
    expect(to('MILESTONE_ADDED', { skill: record, outcome: record })).toEqual({ kind: 'skill', id: 'x' });
    expect(to('TASK_ADDED', { task: record })).toEqual({ kind: 'task', id: 'x' });
    expect(to('TASK_MARKED', { task: record })).toEqual({ kind: 'task', id: 'x' });
    expect(to('SESSION_ADDED', { note: record })).toEqual({ kind: 'note', id: 'x' });
    expect(to('FIRST_TIME_LOGIN', {}, 'screen')).toEqual({ kind: 'firstLogin' });
    expect(to('FIRST_TIME_LOGIN', {}, 'bell')).toEqual({ kind: 'page', path: '/getting-started' });
    expect(to('RESOURCE', {})).toEqual({ kind: 'page', path: '/dashboard/myresources' });
    expect(to('TASK_OVERDUE', { task: record })).toEqual({
      kind: 'page',
      path: '/dashboard/myprogram',
      task: 'x',
    });
    expect(to('TASK_OVERDUE', { member: record })).toEqual({ kind: 'page', path: '/dashboard/child/x' });
  });
  it('the line of staff names the children, the number of tasks and since when, with the year of another year', () => {
    const line = (children: string[], count: number, oldest: string) =>
      taskNotificationTexts.openTasks({ children, count, oldest, today: '2026-11-19' });
    expect(line(['Ben'], 7, '2026-02-19')).toBe('Ben: 7 tasks open, the oldest since 19 February');
    expect(line(['Ben', 'Ada'], 1, '2025-12-03')).toBe('Ben and Ada: 1 task open since 3 December 2025');
  });
  it('a notification contains the first 20 whole characters of the outcome’s name [B555]', () => {
    expect(skillNotificationTexts.added('Asking for help instead of leaving')).toBe(
      'A new skill has been added to Asking for help inst',
    );
    expect(skillNotificationTexts.added('😀'.repeat(30))).toBe(`A new skill has been added to ${'😀'.repeat(20)}`);
  });
});

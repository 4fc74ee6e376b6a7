import { uuidv7 } from 'uuidv7';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ZONE } from '../pace.ts';
import { callAs } from '../world.ts';
import { type Day, nth } from './day.ts';
import type { Family, Habits } from './families.ts';
import { moodsOf, placeOfPractice } from './lists.ts';

const WORDS = [
  'We tried the cards at breakfast and it went well.',
  'He waited for the kettle today, twice.',
  'A hard morning, but the timer helped.',
  'Could we talk about bedtime on the next call?',
  'Thank you, that was a good idea.',
] as const;
const QUESTIONS = ['How do others manage the school run?', 'What helps you when plans change?'] as const;
const NOTES = ['A walk helped.', '', 'Slept badly.', ''] as const;

const opens = async ({ world }: Day, { who }: Habits) => {
  await callAs(world, who, 'GET', `dashboard/firstView?member=${who.child}`);
  await callAs(world, who, 'POST', 'dashboard/visit');
};

/** In the morning: a look at the home, and how the day begins. */
export const morningOf = async (day: Day, habits: Habits): Promise<void> => {
  const { world, number, date, weekday } = day;
  if (!habits.visits(number, weekday)) return;
  await opens(day, habits);
  if (!habits.diary?.includes(weekday)) return;
  const { who } = habits;
  const note = nth(NOTES, number);
  const moods = await moodsOf(world);
  const emoji = moods[number % moods.length];
  await callAs(world, who, 'POST', 'diary', { member: who.child, day: date, emoji, ...(note && { note }) });
};

const practise = async ({ world, number }: Day, who: Family) => {
  const plan = await callAs(world, who, 'GET', `practice/plan?member=${who.child}`);
  const skills: { _id: string }[] = plan?.children?.[0]?.skills ?? [];
  const place = await placeOfPractice(world);
  const entries = skills.slice(0, 2).map(({ _id }, index) => ({
    _id: uuidv7(),
    member: who.child,
    skill: _id,
    kind: 'practice',
    at: new Date(Date.now() - (20 + 10 * index) * MINUTE).toISOString(),
    zone: ZONE,
    place,
    with: who.id,
    goes: { own: 1 + (number % 4), little: number % 3, lot: 0, none: 0 },
  }));
  if (entries.length > 0) await callAs(world, who, 'POST', 'practice/batch', { entries });
};

const read = async ({ world }: Day, who: Family) => {
  await callAs(world, who, 'GET', `notification/${who.id}?skip=0&limit=20`);
  await callAs(world, who, 'PATCH', 'notification/readAll', { unreadCount: 0 });
  const notes = await callAs(world, who, 'GET', `session?member=${who.child}&skip=0&limit=5&when=written`);
  for (const { _id, read: opened } of (notes ?? []) as { _id: string; read?: boolean }[]) {
    if (opened) continue;
    await callAs(world, who, 'GET', `session/details/${_id}`);
    await callAs(world, who, 'GET', `session/${_id}/read`);
  }
  const threads = await callAs(world, who, 'GET', 'messageThread');
  for (const { person, unread } of (threads ?? []) as { person: { _id: string }; unread: number }[]) {
    if (!unread) continue;
    await callAs(world, who, 'GET', `messageThread/${person._id}?skip=0&limit=5`);
    await callAs(world, who, 'POST', `messageThread/${person._id}/read`);
  }
};

const tick = async ({ world, number }: Day, who: Family) => {
  const tasks = await callAs(world, who, 'GET', `task?assignee=${who.id}&isCompleted=false&skip=0&limit=50`);
  const oldest = ((tasks ?? []) as { _id: string; closedAt?: string | null }[]).findLast(({ closedAt }) => !closedAt);
  if (oldest)
    await callAs(world, who, 'PATCH', `task/status/${oldest._id}`, { isCompleted: true, notes: nth(NOTES, number) });
};

const write = async ({ world, number }: Day, who: Family, times: number) => {
  const threads = await callAs(world, who, 'GET', 'messageThread');
  const coach = (threads as { person: { _id: string } }[] | undefined)?.[0]?.person._id;
  if (!coach) return;
  for (let n = 0; n < times; n += 1)
    await callAs(world, who, 'POST', `messageThread/${coach}`, { message: nth(WORDS, number + n) });
};

/** In the evening: practice, what is new, and a line to the coach. */
export const eveningOf = async (day: Day, habits: Habits): Promise<void> => {
  const { world, number, weekday } = day;
  const { who, practises, reads, ticks, writes, asks } = habits;
  if (!habits.visits(number, weekday)) return;
  if (practises?.includes(weekday)) await practise(day, who);
  if (reads?.includes(weekday)) await read(day, who);
  if (ticks?.includes(weekday)) await tick(day, who);
  if (writes?.days.includes(weekday)) await write(day, who, writes.times);
  if (asks && number % asks === 3) await callAs(world, who, 'POST', 'userPost', { post: nth(QUESTIONS, number) });
};

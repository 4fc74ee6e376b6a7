import { NOTE_DRAFT_KIND, noteDraftKey } from '@amberway/contract/activity-notes/drafts';
import { THEMES } from '@amberway/fixtures/activity-notes/themes';
import { dayAfter, timeOf } from '../pace.ts';
import { callAs } from '../world.ts';
import { type Case, CASES, type Coach } from './caseload.ts';
import { type Day, FRI, MON, nth, SAT, THU, WED } from './day.ts';
import { entryOf } from './lists.ts';

const WEEK = 7;
const TYPE = 'coaching_session';
const MEETING = 'https://meet.example.org/room';
const LINES = [
  'Lovely to see the cards at breakfast.',
  'See you on Monday. Please bring the timer.',
  'Thank you for writing. Let us look at it together.',
] as const;
const HOMEWORK = ['Count to five before you help', 'Cards at breakfast', 'Read the story together'] as const;

type Note = { _id: string; member: { _id: string } | string | null; status: string; version?: number };
const childOf = ({ member }: Note) => (typeof member === 'string' ? member : member?._id);

const plan = async ({ world, number, date }: Day, { family, at, weekday, coach }: Case, from: number) => {
  const day = dayAfter(date, from + weekday);
  await callAs(world, coach(number), 'POST', 'session/schedule', {
    member: family.child,
    type: TYPE,
    startTime: new Date(timeOf(day, at)).toISOString(),
    meetLink: MEETING,
  });
};

/** On the first day the sessions of this week, on each Friday those of the next. */
export const planSessions = async (day: Day, coach: Coach): Promise<void> => {
  const isFirst = day.number === 0;
  if (!isFirst && day.weekday !== FRI) return;
  const monday = isFirst ? -day.weekday : WEEK - day.weekday;
  for (const one of CASES) {
    const number = day.number + monday + one.weekday;
    const isAhead = number > day.number || (isFirst && number === 0);
    if (isAhead && one.goesOn(number) && one.coach(day.number).id === coach.id) await plan(day, one, monday);
  }
};

type Skill = { _id: string; status: string; goal: string };

/** One that the child works on: an outcome that has ended can have active skills. */
const skillOf = async ({ world }: Day, coach: Coach, child: string) => {
  const outcomes = await callAs(world, coach, 'GET', `goal?member=${child}&skip=0&limit=20`);
  const ended = ((outcomes ?? []) as { _id: string; status: string }[]).filter(({ status }) => status === 'Cancelled');
  const skills = await callAs(world, coach, 'GET', `milestone?member=${child}&skip=0&limit=20`);
  return ((skills ?? []) as Skill[]).find(
    ({ status, goal }) => status === 'Active' && ended.every(({ _id }) => _id !== goal),
  )?._id;
};

const giveTask = async (day: Day, coach: Coach, child: string, assignee: string, name: string) => {
  const milestone = await skillOf(day, coach, child);
  if (!milestone) return;
  const taskType = await entryOf(day.world, 'taskType');
  await callAs(day.world, coach, 'POST', 'task', {
    milestone,
    name,
    description: 'Two minutes are enough.',
    taskType,
    assignee: [assignee],
    dueDate: dayAfter(day.date, WEEK),
  });
};

/** Some sessions stay without a note, and some notes are never finished. */
const NO_NOTE = 6;
const PENDING = 5;

const document = async (day: Day, coach: Coach, { _id }: Note, { family }: Case) => {
  const theme = THEMES[day.number % THEMES.length];
  const turn = Math.floor(day.number / WEEK) + day.weekday;
  if (turn % NO_NOTE === NO_NOTE - 1) return;
  const status = turn % PENDING === PENDING - 1 ? 'Pending' : 'Published';
  const noted = await callAs(day.world, coach, 'PUT', `session/${_id}`, {
    status,
    title: theme?.title ?? 'Our session',
    about: theme?.about ?? '<p>We played with the train.</p>',
    ...(status === 'Published' && { skillsForHome: theme?.home ?? '', topWins: theme ? [theme.win] : [] }),
  });
  if (noted && status === 'Published') await giveTask(day, coach, family.child, family.id, nth(HOMEWORK, day.number));
};

const writeNotes = async (day: Day, coach: Coach) => {
  const [from, to] = [timeOf(day.date, '00:00'), timeOf(dayAfter(day.date, 1), '00:00')].map((at) =>
    new Date(at).toISOString(),
  );
  const notes = await callAs(day.world, coach, 'GET', `session/calendar?from=${from}&to=${to}`);
  for (const note of (notes ?? []) as Note[]) {
    const found = CASES.find(({ family }) => family.child === childOf(note));
    if (note.status === 'GoogleCal' && found) await document(day, coach, note, found);
  }
};

const look = async ({ world }: Day, coach: Coach) => {
  await callAs(world, coach, 'GET', 'dashboard/workspace');
  await callAs(world, coach, 'GET', 'waiting');
  await callAs(world, coach, 'GET', 'user/myClients?skip=0&limit=20');
  await callAs(world, coach, 'GET', `notification/${coach.id}?skip=0&limit=20`);
  await callAs(world, coach, 'PATCH', 'notification/readAll', { unreadCount: 0 });
};

/** A line to each family of the week. */
const writeLines = async ({ world, number }: Day, coach: Coach) => {
  for (const { family, coach: of, goesOn } of CASES) {
    if (of(number).id !== coach.id || !goesOn(number)) continue;
    await callAs(world, coach, 'GET', `clientMessage?client=${family.id}&skip=0&limit=5`);
    await callAs(world, coach, 'POST', `messageThread/${family.id}/read`);
    await callAs(world, coach, 'POST', 'clientMessage', { to: family.id, message: nth(LINES, number) });
  }
};

/** What is begun and left. */
const beginDraft = async ({ world, number }: Day, coach: Coach) => {
  const own = CASES.filter((one) => one.coach(number).id === coach.id);
  const family = own[Math.floor(number / WEEK) % own.length]?.family;
  if (!family) return;
  const value = { title: 'Session: Our week', about: '<p>Half a sentence about</p>', topWins: [], relatedTasks: [] };
  await callAs(world, coach, 'PUT', `draft/${NOTE_DRAFT_KIND}/${noteDraftKey(family.child, number)}`, {
    value,
    version: 0,
  });
};

const EVERY_FOUR_WEEKS = 28;
/** On this day a skill of Cleo’s child is there, and is practised no more. */
const MASTERED = 30;

const seldom = async (day: Day, coach: Coach) => {
  const { number, world } = day;
  const own = CASES.filter((one) => one.coach(number).id === coach.id);
  const [first] = own;
  if (first && number % EVERY_FOUR_WEEKS === 1)
    await giveTask(day, coach, first.family.child, coach.id, `Prepare material ${number}`);
  const juno = own.find(({ family }) => family.email === 'cleo@amberway.test');
  const skill = juno && number === MASTERED && (await skillOf(day, coach, juno.family.child));
  if (skill)
    await callAs(world, coach, 'PUT', `milestone/${skill}`, {
      status: 'Mastered',
      comment: 'Three weeks without help.',
      reason: 'Seen by the family and by me.',
    });
};

/** In the afternoon of a working day. */
export const coachDay = async (day: Day, coach: Coach): Promise<void> => {
  if (day.weekday >= SAT) return;
  await look(day, coach);
  await writeNotes(day, coach);
  if (day.weekday === WED) await writeLines(day, coach);
  if (day.weekday === THU) await beginDraft(day, coach);
  if (day.weekday === MON || day.number === 1 || day.number === MASTERED || day.number % EVERY_FOUR_WEEKS === 1)
    await seldom(day, coach);
  if (day.weekday === FRI) await planSessions(day, coach);
};

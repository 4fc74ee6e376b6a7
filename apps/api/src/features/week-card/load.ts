import { isBlank } from '@amberway/contract/kernel/visible';
import { plainText } from '@amberway/contract/kernel/rich-text';
import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { ALL_TIME_START } from '@amberway/contract/shell/date-presets';
import { readyWeek, type Week, weekOf } from '@amberway/contract/week-card/week';
import { dayBounds } from '../../kernel/clock/day-bounds.ts';
import { dayInZone } from '../../kernel/clock/today.ts';
import { listEntries } from '../diary/public.ts';
import { ideasUntil, notesWithWins, sessionsOf, skillsPractised, tasksDone } from './queries.ts';

const DAYS = 7;

const firstVisible = (htmls: readonly string[]): string | undefined =>
  htmls.map(plainText).find((text) => !isBlank(text));

const winOf = (notes: Awaited<ReturnType<typeof notesWithWins>>, zone: string): WeekCard['win'] => {
  for (const { topWins, startTime, coach } of notes) {
    const text = firstVisible(topWins);
    if (text) return { text, day: dayInZone(zone, new Date(startTime)), coach };
  }
  return null;
};

/** The title of a note without the prefix that the server adds to all of them. */
const topicOf = (title: string, prefix: string): string => {
  const beginning = prefix.trim();
  const begins = beginning !== '' && title.toLowerCase().startsWith(beginning.toLowerCase());
  return (begins ? title.slice(beginning.length) : title).trim();
};

/** The week of that day, but none before the first records or that has not begun; without a day the latest ready one. */
const chosenWeek = (zone: string, now: Date, day: string | undefined): Week => {
  if (!day) return readyWeek(now.getTime(), zone);
  const today = dayInZone(zone, now);
  if (day < ALL_TIME_START) return weekOf(ALL_TIME_START);
  return weekOf(day < today ? day : today);
};

type Child = { id: string; zone: string };
type Options = { of: string | undefined; titlePrefix: string; now?: Date };

/** The week of a child. Its days begin and end where the family lives. The caller has checked access to the child. */
export const loadWeek = async (
  { id, zone }: Child,
  { of, titlePrefix, now = new Date() }: Options,
): Promise<WeekCard> => {
  const week = chosenWeek(zone, now, of);
  const span = { memberId: id, from: dayBounds(zone, week.from).from, to: dayBounds(zone, week.to).to };
  const [wins, sessions, ideas, practised, done, { rows: entries }] = await Promise.all([
    notesWithWins(span),
    sessionsOf(span),
    ideasUntil(span),
    skillsPractised(span),
    tasksDone(span),
    listEntries(id, week, { skip: 0, limit: DAYS }),
  ]);
  return {
    member: id,
    ...week,
    today: dayInZone(zone, now),
    win: winOf(wins, zone),
    moods: entries.toReversed().map(({ day, emoji }) => ({ day, label: emoji.label, iconSvg: emoji.iconSvg })),
    practised: {
      // Of a skill that was begun again within the week, the new one.
      skills: practised
        .filter((skill) => practised.every(({ resumedFrom }) => resumedFrom !== skill.id))
        .map((skill) => ({ _id: skill.id, name: skill.name })),
      tasks: done.map((task) => ({ _id: task.id, name: task.name })),
      sessions: sessions.map((note) => ({
        _id: note.id,
        topic: topicOf(note.title, titlePrefix),
        coach: note.coach,
      })),
    },
    idea: firstVisible(ideas.map(({ skillsForHome }) => skillsForHome)) ?? null,
  };
};

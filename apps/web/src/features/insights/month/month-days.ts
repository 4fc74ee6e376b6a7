import type { Insight } from '@amberway/contract/dashboards/schemas';
import type { DiaryEntry, Mood } from '@amberway/contract/diary/schemas';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { addDays, addMonths, firstOfWeek } from '../../../ui/date-range/zoned-day.ts';
import { formatDay } from '../../../ui/dates.ts';
import { today } from '../../../ui/today.ts';

// A calendar month of one child: moods, sessions and mastered skills of the same days. Months are YYYY-MM.

export type DayFacts = {
  mood: Mood | null;
  note: string;
  sessions: number;
  minutes: number;
  skills: number;
  names: string[];
};

/** The month of the URL, unless it is none or has not begun. */
export const monthOf = (wanted: string | null, thisMonth: string): string =>
  wanted && /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted) && wanted <= thisMonth ? wanted : thisMonth;

export const monthsLater = (month: string, count: number): string => addMonths(`${month}-01`, count).slice(0, 7);

export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** Rows of seven days from Monday; a day of another month is null. */
export const weeksOf = (month: string): (string | null)[][] => {
  const weeks: (string | null)[][] = [];
  const last = lastDayOf(month);
  for (let monday = firstOfWeek(`${month}-01`); monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
};

/** The names of the skills mastered on each day of the viewer's calendar. */
const masteredByDay = (programme: readonly ProgrammeOutcome[], zone: string | null): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const { name, status, masteredAt } of programme.flatMap(({ skills }) => skills)) {
    if (shownSkillStatus(status) !== 'Mastered' || !masteredAt) continue;
    const day = today(zone, new Date(masteredAt));
    names.set(day, [...(names.get(day) ?? []), name]);
  }
  return names;
};

type Sources = {
  entries: readonly DiaryEntry[];
  rows: readonly Insight[];
  programme: readonly ProgrammeOutcome[];
  zone: string | null;
};

/** What is known of each day; a day without anything is absent. */
export const factsByDay = ({ entries, rows, programme, zone }: Sources): Map<string, DayFacts> => {
  const moods = new Map(entries.map((entry) => [entry.day, entry]));
  const figures = new Map(rows.map((row) => [row.day, row]));
  const names = masteredByDay(programme, zone);
  const facts = new Map<string, DayFacts>();
  for (const day of [...new Set([...moods.keys(), ...figures.keys()])].toSorted()) {
    const [entry, row] = [moods.get(day), figures.get(day)];
    const one = {
      mood: entry?.emoji ?? null,
      note: entry?.note ?? '',
      sessions: row?.notes ?? 0,
      minutes: row?.minutes ?? 0,
      skills: row?.skillsAchieved ?? 0,
      names: names.get(day) ?? [],
    };
    if (one.mood || one.sessions > 0 || one.skills > 0) facts.set(day, one);
  }
  return facts;
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** '1 session, 45 minutes' */
export const sessionsText = ({ sessions, minutes }: Pick<DayFacts, 'sessions' | 'minutes'>): string =>
  minutes > 0 ? `${counted(sessions, 'session')}, ${counted(minutes, 'minute')}` : counted(sessions, 'session');

/** 'Mastered: Waits for an answer', or how many where the names are not known. */
export const masteredText = ({ skills, names }: Pick<DayFacts, 'skills' | 'names'>): string =>
  names.length > 0 ? `Mastered: ${names.join(', ')}` : `${counted(skills, 'skill')} mastered`;

/** One day as sentences, for those who hear the calendar. */
export const daySentence = (day: string, facts: DayFacts | undefined): string =>
  [
    formatDay(day, 'dddd D MMMM'),
    facts?.mood?.label ?? 'no mood written',
    facts && facts.sessions > 0 && sessionsText(facts),
    facts && facts.skills > 0 && masteredText(facts),
  ]
    .filter(Boolean)
    .join('. ');

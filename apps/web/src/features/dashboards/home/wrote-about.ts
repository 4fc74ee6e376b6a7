import { DAY } from '@amberway/contract/kernel/limits';
import { saidDay } from '../../../ui/said-dates.ts';
import { longDay } from '../../../ui/today.ts';

const WEEK = 7;

/** 'Mia wrote about Monday'; of a session longer ago 'Mia wrote about Mon 9 Nov'. */
export const wroteAbout = (name: string, startTime: string, zone: string | null, now = new Date()): string => {
  const said = saidDay(startTime, zone, now);
  const near = said === 'Today' || said === 'Yesterday';
  const thisWeek = now.getTime() - Date.parse(startTime) < (WEEK - 1) * DAY && Date.parse(startTime) <= now.getTime();
  const weekday = longDay(zone, new Date(startTime)).split(' ')[0] ?? said;
  return `${name} wrote about ${near ? said.toLowerCase() : thisWeek ? weekday : said}`;
};

import { DAY } from '../kernel/limits.ts';
import { DIARY_DAYS_BACK, diaryTexts } from './texts.ts';

/** The day `days` before another one, both as YYYY-MM-DD. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** Why a day cannot be added to the diary; undefined when it can. */
export const dayRefused = (day: string, today: string): string | undefined => {
  if (day > today) return diaryTexts.notYet;
  return day < daysBefore(today, DIARY_DAYS_BACK) ? diaryTexts.tooOld : undefined;
};

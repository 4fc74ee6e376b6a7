import { CLOCK_AHEAD_MS, ENTRY_AGE_MAX_MS, FUTURE_MAX_MS } from '@amberway/contract/practice/limits';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { skillCloses } from '@amberway/contract/programme/skill-status';
import type { Content } from './content.ts';
import type { HeldSkill } from './references.queries.ts';

type Problems = Record<string, string>;

/** When it was, by rule 7: a clock that is ahead gives way to the time of arrival. */
export const timeOf = (at: string, now: number): { at: number; clockOff: boolean } | Problems => {
  const said = Date.parse(at);
  if (said - now > FUTURE_MAX_MS) return { at: practiceTexts.inFuture };
  if (now - said > ENTRY_AGE_MAX_MS) return { at: practiceTexts.tooOld };
  const clockOff = said - now > CLOCK_AHEAD_MS;
  return { at: clockOff ? now : said, clockOff };
};

/** Whether an ended skill still takes it, by rule 8, and whether it is late. */
export const lateness = (
  { status, closedAt, masteredAt, updatedAt }: HeldSkill,
  { kind }: Pick<Content, 'kind'>,
  at: number,
): { late: boolean } | Problems => {
  if (!skillCloses(status)) return kind === 'check' ? { kind: practiceTexts.checkOfMastered } : { late: false };
  const ended = Date.parse(closedAt ?? masteredAt ?? updatedAt);
  if (status !== 'Mastered' && at >= ended) return { skill: practiceTexts.skillEnded };
  if (status !== 'Mastered' && kind === 'check') return { kind: practiceTexts.checkOfMastered };
  if (at < ended) return { late: true };
  return kind === 'check' ? { late: false } : { kind: practiceTexts.onlyChecks };
};

import { BIN_DAYS, DAY, DRAFT_DAYS } from '../kernel/limits.ts';

export const DRAFT_RETENTION_DAYS = DRAFT_DAYS;
/** So long before it ends, a draft says so. */
export const DRAFT_WARN_DAYS = 7;
/** So long an ended draft can be brought back, as from every bin. */
export const DRAFT_ENDED_DAYS = BIN_DAYS;

export type DraftEnding = { state: 'open' | 'soon' | 'ended'; endsAt: string; goneAt: string };

/** When a draft that nobody touches ends, and when it is gone for good. */
export const draftEnding = (updatedAt: string, now: number): DraftEnding => {
  const end = Date.parse(updatedAt) + DRAFT_RETENTION_DAYS * DAY;
  const soon = end - now <= DRAFT_WARN_DAYS * DAY ? 'soon' : 'open';
  return {
    state: end <= now ? 'ended' : soon,
    endsAt: new Date(end).toISOString(),
    goneAt: new Date(end + DRAFT_ENDED_DAYS * DAY).toISOString(),
  };
};

export const draftEndingTexts = {
  ends: (day: string) => `ends on ${day}`,
  ended: (day: string, gone: string) => `ended on ${day}, can be brought back until ${gone}`,
  keep: 'Keep',
  bringBack: 'Bring back',
  kept: 'The draft is kept for 90 more days.',
} as const;

import { useCallback, useState } from 'react';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';

export type DayDraft = {
  emoji?: string;
  note?: string;
  /** The entry as it was when the change began: what somebody else writes later is not overwritten unseen. */
  over: DiaryEntry | undefined;
  /** Somebody else's entry was shown: saving now is meant to replace it. */
  told?: boolean;
};

type Change = (now: DayDraft | undefined) => DayDraft | undefined;

/** What was changed of each day and not kept yet. It lasts as long as the page, whichever day or child is looked at. */
export const useDayDrafts = () => {
  const [drafts, setDrafts] = useState<Partial<Record<string, DayDraft>>>({});
  const change = useCallback((key: string, by: Change) => setDrafts((now) => ({ ...now, [key]: by(now[key]) })), []);
  return { drafts, change };
};
export type DayDrafts = ReturnType<typeof useDayDrafts>;

export const draftKey = (member: string, day: string): string => `${member} ${day}`;

import { useCallback, useState } from 'react';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';

export type DayDraft = {
  emoji?: string;
  note?: string;
  /** The entry when the change began, so that a later change by somebody else is not overwritten unseen. */
  over: DiaryEntry | undefined;
  /** Somebody else's entry was shown: saving now replaces it deliberately. */
  notified?: boolean;
};

type Change = (now: DayDraft | undefined) => DayDraft | undefined;

/** Unsaved changes by day. They last as long as the page, whichever day or child is shown. */
export const useDayDrafts = () => {
  const [drafts, setDrafts] = useState<Partial<Record<string, DayDraft>>>({});
  const change = useCallback(
    (key: string, update: Change) => setDrafts((now) => ({ ...now, [key]: update(now[key]) })),
    [],
  );
  return { drafts, change };
};
export type DayDrafts = ReturnType<typeof useDayDrafts>;

export const draftKey = (member: string, day: string): string => `${member} ${day}`;

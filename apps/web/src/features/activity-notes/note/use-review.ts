import { useCallback, useRef, useState } from 'react';
import type { NoteStatus } from '@amberway/contract/activity-notes/status';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { durationQuestion, softWarnings } from '@amberway/contract/activity-notes/warnings';
import type { NotePart } from './note-parts.ts';
import type { NoteValues } from './note-values.ts';

type Field = 'internalNotes' | 'skillsForHome' | 'topWins';
/** A part that was left empty, with the specification's question about it. */
export type EmptyPart = { field: Field; question: string; part: NotePart };

const EMPTY: readonly EmptyPart[] = [
  { field: 'internalNotes', question: noteTexts.noInternalNote, part: 'note' },
  { field: 'skillsForHome', question: noteTexts.noSkillsForHome, part: 'skillsForHome' },
  { field: 'topWins', question: noteTexts.noLatestWins, part: 'latestWins' },
];

export type Review = {
  empty: readonly EmptyPart[];
  /** What is said about an unusual length. */
  length: string | undefined;
  /** The family will see the note for the first time. */
  publishes: boolean;
};

const reviewOf = (values: NoteValues, stored: NoteStatus | undefined): Review | null => {
  const questions = softWarnings({ ...values, topWins: [values.topWins] });
  const { type, startTime, endTime, status } = values;
  const length = type && startTime && endTime ? durationQuestion(type, startTime, endTime) : undefined;
  const empty = EMPTY.filter(({ question }) => questions.includes(question));
  if (empty.length === 0 && length === undefined) return null;
  return { empty, length, publishes: status === 'Published' && stored !== 'Published' };
};

/** One review before a note is sent, in place of one question after the other. A complete note has none. */
export const useReview = (stored: NoteStatus | undefined) => {
  const [now, setNow] = useState<Review | null>(null);
  const settle = useRef<(sure: boolean) => void>(() => {});
  const ask = useCallback(
    (values: NoteValues): Promise<boolean> => {
      const review = reviewOf(values, stored);
      if (!review) return Promise.resolve(true);
      setNow(review);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
    [stored],
  );
  const answer = (sure: boolean) => {
    setNow(null);
    settle.current(sure);
  };
  return { now, ask, answer };
};

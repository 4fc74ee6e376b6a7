import { useCallback } from 'react';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { durationQuestion, softWarnings } from '@amberway/contract/activity-notes/warnings';
import { ask as askInDialog } from '../../../ui/kit/confirm.tsx';
import type { NoteTab } from './NoteTabs.tsx';
import type { NoteValues } from './note-values.ts';

/** The tab of each question: going back opens the tab with the empty field. */
const TAB_OF: Readonly<Record<string, NoteTab>> = {
  [noteTexts.noSkillsForHome]: 'skillsForHome',
  [noteTexts.noLatestWins]: 'latestWins',
};

/** Confirmations before a complete note is sent, one after the other. */
export const useQuestions = (onBack: (tab: NoteTab) => void) => {
  return useCallback(
    async (values: NoteValues): Promise<boolean> => {
      const ask = (question: string) =>
        new Promise<boolean>((resolve) => {
          // Resolves after the dialog has closed and returned the focus, so that the next one can take it.
          askInDialog({ title: question, confirm: noteTexts.yes, cancel: noteTexts.no, onClosed: resolve });
        });
      const { type, startTime, endTime } = values;
      const length = type && startTime && endTime ? durationQuestion(type, startTime, endTime) : undefined;
      const questions = [
        ...softWarnings({ ...values, topWins: [values.topWins] }),
        ...(length === undefined ? [] : [length]),
      ];
      for (const question of questions) {
        // One at a time: a No ends the sequence.
        // oxlint-disable-next-line no-await-in-loop
        if (await ask(question)) continue;
        onBack(TAB_OF[question] ?? 'note');
        return false;
      }
      return true;
    },
    [onBack],
  );
};

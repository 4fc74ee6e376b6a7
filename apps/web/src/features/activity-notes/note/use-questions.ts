import { App } from 'antd';
import { useCallback } from 'react';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { durationQuestion, softWarnings } from '@amberway/contract/activity-notes/warnings';
import type { NoteTab } from './NoteTabs.tsx';
import type { NoteValues } from './note-values.ts';

/** Which tab a question is about: whoever goes back finds the empty place there. */
const TAB_OF: Readonly<Record<string, NoteTab>> = {
  [noteTexts.noSkillsForHome]: 'skillsForHome',
  [noteTexts.noLatestWins]: 'latestWins',
};

/** What a complete note is asked about before it is sent, one question after the other. */
export const useQuestions = (onBack: (tab: NoteTab) => void) => {
  const { modal } = App.useApp();
  return useCallback(
    async (values: NoteValues): Promise<boolean> => {
      const ask = (question: string) =>
        new Promise<boolean>((resolve) => {
          let sure = false;
          modal.confirm({
            title: question,
            okText: noteTexts.yes,
            cancelText: noteTexts.no,
            focusable: { autoFocusButton: 'cancel' },
            icon: null,
            onOk: () => {
              sure = true;
            },
            // Once it is gone and the focus is back, so that the next one can take it.
            afterClose: () => resolve(sure),
          });
        });
      const { type, startTime, endTime } = values;
      const length = type && startTime && endTime ? durationQuestion(type, startTime, endTime) : undefined;
      const questions = [
        ...softWarnings({ ...values, topWins: [values.topWins] }),
        ...(length === undefined ? [] : [length]),
      ];
      for (const question of questions) {
        // One at a time: each may be the last.
        // oxlint-disable-next-line no-await-in-loop
        if (await ask(question)) continue;
        onBack(TAB_OF[question] ?? 'note');
        return false;
      }
      return true;
    },
    [modal, onBack],
  );
};

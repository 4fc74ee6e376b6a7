import { createElement, useCallback } from 'react';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { CutText } from '../CutText.tsx';
import { useNotices } from '../notices.ts';
import { useQuestion } from './use-ask.ts';
import { useUndo } from './use-undo.tsx';

type Deletion = {
  /** 'video' asks 'Do you really want to delete this video?' */
  noun: string;
  /** Which one: a question that names nothing is answered blindly. */
  name: string;
  /** Where the specification words the question otherwise. */
  question?: string;
  /** An action's `run`: nothing when it failed, which it has reported. */
  onYes: () => Promise<object | undefined>;
  /** Said when it is done. */
  done: string;
  /** Offered with the message for a few seconds, where deleting can be taken back. */
  undo?: () => void | Promise<unknown>;
};

/** Asks before something is deleted. Nothing is claimed that did not happen. */
export const useDelete = () => {
  const ask = useQuestion();
  const notices = useNotices();
  const offerUndo = useUndo();
  return useCallback(
    ({ noun, name, question, onYes, done, undo }: Deletion) => {
      ask({
        question: question ?? deleteQuestion(noun),
        details: createElement('strong', null, createElement(CutText, { text: name })),
        danger: true,
        onYes: async () => {
          if (!(await onYes())) return;
          if (undo) offerUndo(done, undo);
          else notices.success(done);
        },
      });
    },
    [ask, notices, offerUndo],
  );
};

import { createElement, Fragment, type ReactNode, useCallback } from 'react';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { CutText } from '../CutText.tsx';
import { useNotices } from '../notices.ts';
import { useQuestion } from './use-ask.ts';
import { useUndo } from './use-undo.ts';

type Deletion = {
  /** 'video' asks 'Do you really want to delete this video?' */
  noun: string;
  /** Which record: without a name the question cannot be judged. */
  name: string;
  /** If the specification words the question differently. */
  question?: string;
  /** Below the name, such as where it is used. */
  details?: ReactNode;
  /** An action's `run`: returns undefined when it failed, which it has reported. */
  onYes: () => Promise<object | undefined>;
  /** The success notice. */
  done: string;
  /** Offered with the notice for a few seconds, if deleting can be undone. */
  undo?: () => void | Promise<unknown>;
};

/** Asks before something is deleted. The success notice only shows if it was. */
export const useDelete = () => {
  const ask = useQuestion();
  const notices = useNotices();
  const offerUndo = useUndo();
  return useCallback(
    ({ noun, name, question, details, onYes, done, undo }: Deletion) => {
      ask({
        question: question ?? deleteQuestion(noun),
        details: createElement(
          Fragment,
          null,
          createElement('strong', null, createElement(CutText, { text: name })),
          details,
        ),
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

import type { ReactNode } from 'react';
import { ask } from '../kit/confirm.tsx';

type Question = {
  question: string;
  /** The consequences, below the question. */
  details?: ReactNode;
  danger?: boolean;
  /** The dialog stays open until it resolves. It reports its own errors. */
  onYes?: () => Promise<unknown>;
  onNo?: () => void;
  /** Also confirms the question that would come next. It runs once the dialog is closed. */
  andMore?: { label: string; onYes: () => void } | undefined;
  /** Called when the dialog is closed and the focus is back. A second dialog opened before would be behind it. */
  onClosed?: (yes: boolean) => void;
};

/** Asks Yes or No. The safe button has the focus. */
const askYesNo = ({ question, details, danger, onYes, onNo, onClosed, andMore }: Question): void => {
  let isMore = false;
  ask({
    title: question,
    content: details,
    confirm: 'Yes',
    cancel: 'No',
    danger,
    onConfirm: onYes,
    onCancel: onNo,
    more: andMore && {
      label: andMore.label,
      onPress: () => {
        isMore = true;
      },
    },
    onClosed: (confirmed) => {
      if (isMore) andMore?.onYes();
      else onClosed?.(confirmed);
    },
  });
};

export const useQuestion = () => askYesNo;

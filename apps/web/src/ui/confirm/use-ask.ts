import type { ReactNode } from 'react';
import { ask } from '../kit/confirm.tsx';

type Question = {
  question: string;
  /** What it leads to, below the question. */
  details?: ReactNode;
  danger?: boolean;
  /** The dialog waits for it. It says itself what went wrong. */
  onYes?: () => Promise<unknown>;
  onNo?: () => void;
  /** A yes to what would be asked next as well. It runs once the dialog is gone. */
  andMore?: { label: string; onYes: () => void } | undefined;
  /** Once the dialog is gone and the focus is back: the place for a second question, which would open behind this one. */
  onClosed?: (yes: boolean) => void;
};

/** Yes or No. The safe answer has the focus. */
export const askYesNo = ({ question, details, danger, onYes, onNo, onClosed, andMore }: Question): void => {
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

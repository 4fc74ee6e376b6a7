import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';

type Question = {
  question: string;
  /** What it leads to, below the question. */
  details?: ReactNode;
  danger?: boolean;
  /** The dialog waits for it. It says itself what went wrong. */
  onYes: () => Promise<unknown>;
  onNo?: () => void;
  /** Once the dialog is gone and the focus is back: the place for a second question. */
  onClosed?: () => void;
};

/** Yes or No. The safe answer has the focus. */
export const useAsk = () => {
  const { modal } = App.useApp();
  return useCallback(
    ({ question, details, danger = false, onYes, onNo, onClosed }: Question) =>
      void modal.confirm({
        title: question,
        content: details,
        okText: 'Yes',
        cancelText: 'No',
        okButtonProps: danger ? { danger: true, type: 'default' } : {},
        focusable: { autoFocusButton: 'cancel' },
        icon: null,
        onOk: onYes,
        onCancel: () => onNo?.(),
        afterClose: () => onClosed?.(),
      }),
    [modal],
  );
};

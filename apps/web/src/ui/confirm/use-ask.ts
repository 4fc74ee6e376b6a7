import { App } from 'antd';
import { createElement, type ReactNode, useCallback } from 'react';
import { focusLost } from '../focus-lost.ts';
import { BesideYes } from './BesideYes.tsx';

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
export const useQuestion = () => {
  const { modal } = App.useApp();
  return useCallback(
    ({ question, details, danger = false, onYes, onNo, onClosed, andMore }: Question) => {
      let more = false;
      let isYes = false;
      const dialog = modal.confirm({
        title: question,
        content: details,
        okText: 'Yes',
        cancelText: 'No',
        okButtonProps: danger ? { danger: true, type: 'default' } : {},
        focusable: { autoFocusButton: 'cancel' },
        icon: null,
        onOk: () => {
          isYes = true;
          return onYes?.();
        },
        onCancel: () => onNo?.(),
        ...(andMore && {
          footer: (buttons: ReactNode) =>
            createElement(BesideYes, {
              buttons,
              label: andMore.label,
              onPress: () => {
                more = true;
                dialog.destroy();
              },
            }),
        }),
        afterClose: () => {
          focusLost();
          if (more) andMore?.onYes();
          else onClosed?.(isYes);
        },
      });
    },
    [modal],
  );
};

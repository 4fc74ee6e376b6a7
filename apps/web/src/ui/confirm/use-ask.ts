import { App } from 'antd';
import { createElement, type ReactNode, useCallback } from 'react';
import { focusLost } from '../focus-lost.ts';
import { BesideYes } from './BesideYes.tsx';

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

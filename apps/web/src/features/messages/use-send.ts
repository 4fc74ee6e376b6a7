import { useId, useRef, useState } from 'react';
import { TOAST_SECONDS } from '@amberway/contract/kernel/limits';
import { isBlank } from '@amberway/contract/kernel/visible';
import { messageTexts } from '@amberway/contract/messages/texts';
import { newKey } from '../../kernel/new-key.ts';
import { showToast } from '../../ui/kit/toast.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useWork } from '../../ui/use-action.ts';
import { MESSAGES_SLICE } from './queries.ts';
import { sendFailure } from './send-failure.ts';

type Send = (message: string, idempotencyKey: string) => Promise<unknown>;

/**
 * Sends a text: blank ones are not sent, a rejection preserves the text, success clears it and refetches the history.
 * `to` is the recipient: the same text to the same person has one idempotency key, however often it is retried.
 */
export const useSend = (to: string | null, send: Send, onSent?: () => void) => {
  const notices = useNotices();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const failureId = useId();
  const attempt = useRef({ content: '', key: '' });

  const keyFor = (message: string) => {
    const content = `${to}\n${message}`;
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() };
    return attempt.current.key;
  };

  const { run, busy } = useWork(send, {
    // Also after a refusal: how many are left today may be what has changed.
    invalidates: [MESSAGES_SLICE],
    done: () => {
      attempt.current = { content: '', key: '' };
      setText('');
      notices.resolved(failureId);
      showToast({
        tone: 'success',
        title: messageTexts.sentTitle,
        description: messageTexts.sent,
        seconds: TOAST_SECONDS,
      });
      onSent?.();
    },
    failed: (error) => {
      const said = sendFailure(error);
      setProblem(said);
      notices.errorAbout(failureId, new Error(said));
    },
  });

  const submit = () => {
    const message = text.trim();
    if (isBlank(message)) setProblem(messageTexts.inputMessage);
    else if (!busy) void run(message, keyFor(message));
  };

  return {
    text,
    problem,
    sending: busy,
    submit,
    write: (next: string) => {
      setProblem(null);
      setText(next);
    },
    /** Another recipient: the error about the previous one no longer applies. */
    forget: () => setProblem(null),
  };
};

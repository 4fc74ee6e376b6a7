import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendGmail } from '@amberway/contract/client-mail/endpoints';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useLoadUsage, whyNotStored } from '../../kernel/queries/storage.ts';
import { sendForm } from '../../kernel/upload.ts';
import { useWork } from '../../ui/use-action.ts';
import { copyLetter } from './copy-letter.ts';
import { fieldsOf, type Letter, letterKey, type LetterProblems } from './letter.ts';
import { CLIENT_MAIL_SLICE } from './queries.ts';

type Options = { onSent: () => void; onProblems: (problems: LetterProblems) => void };

/** 4xx responses carry their own message; all other errors show the same sentence. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : clientMailTexts.sendFailed;

/** Sends the mail. On failure the dialog stays open; without a Gmail connection the text is also copied. */
export const useSendLetter = ({ onSent, onProblems }: Options) => {
  const { _id: uid } = useMe();
  const client = useQueryClient();
  const loadUsage = useLoadUsage();
  const [progress, setProgress] = useState(0);
  const control = useRef(new AbortController());
  const [failure, setFailure] = useState<string | null>(null);

  const fail = async (error: unknown, letter: Letter) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof ApiError && error.code === 'not_connected') {
      const copied = await copyLetter(letter);
      setFailure(copied ? clientMailTexts.connectFailed : clientMailTexts.sendFailed);
      await client.invalidateQueries({ queryKey: [CLIENT_MAIL_SLICE, 'state'] });
      return;
    }
    if (error instanceof ApiError && error.status === 422) onProblems(error.errors);
    setFailure(sentenceOf(error));
  };

  const { run, busy } = useWork(
    async (letter: Letter, files: readonly File[]) => {
      control.current = new AbortController();
      const { signal } = control.current;
      setFailure(null);
      setProgress(0);
      const form = { fields: fieldsOf(uid, letter), files, idempotencyKey: letterKey(uid, letter, files) };
      const size = files.reduce((sum, file) => sum + file.size, 0);
      const refusal = size > 0 ? whyNotStored(await loadUsage(), size) : undefined;
      signal.throwIfAborted();
      if (refusal) throw new ApiError({ status: 413, code: 'too_large', message: refusal });
      await sendForm(sendGmail, form, { onProgress: setProgress, signal });
    },
    {
      invalidates: [CLIENT_MAIL_SLICE],
      done: () => {
        onSent();
        return clientMailTexts.sent;
      },
      failed: fail,
    },
  );
  return { send: run, sending: busy ? { progress, stop: () => control.current.abort() } : null, failure };
};

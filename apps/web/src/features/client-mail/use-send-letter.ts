import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendGmail } from '@amberway/contract/client-mail/endpoints';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useLoadUsage, whyNotStored } from '../../kernel/queries/storage.ts';
import { sendForm } from '../../kernel/upload.ts';
import { useNotices } from '../../ui/notices.ts';
import { copyLetter } from './copy-letter.ts';
import { fieldsOf, type Letter, letterKey, type LetterProblems } from './letter.ts';
import { CLIENT_MAIL_SLICE } from './queries.ts';

type Sending = { progress: number; stop: () => void };
type Options = { onSent: () => void; onProblems: (problems: LetterProblems) => void };

/** Refusals of a field, of the receiver or of a file say themselves what is wrong; the rest has the one sentence. */
const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : clientMailTexts.sendFailed;

/** Sends what was written. Whatever fails, it stays on the screen; without a connection it is also copied. */
export const useSendLetter = ({ onSent, onProblems }: Options) => {
  const { _id: uid } = useMe();
  const notices = useNotices();
  const client = useQueryClient();
  const loadUsage = useLoadUsage();
  const [sending, setSending] = useState<Sending | null>(null);
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

  const send = async (letter: Letter, files: readonly File[]) => {
    const control = new AbortController();
    setFailure(null);
    setSending({ progress: 0, stop: () => control.abort() });
    const onProgress = (progress: number) => setSending((now) => now && { ...now, progress });
    const form = { fields: fieldsOf(uid, letter), files, idempotencyKey: letterKey(uid, letter, files) };
    try {
      const size = files.reduce((sum, file) => sum + file.size, 0);
      const refusal = size > 0 ? whyNotStored(await loadUsage(), size) : undefined;
      control.signal.throwIfAborted();
      if (refusal) {
        setSending(null);
        setFailure(refusal);
        return;
      }
      await sendForm(sendGmail, form, { onProgress, signal: control.signal });
    } catch (error) {
      setSending(null);
      await fail(error, letter);
      return;
    }
    setSending(null);
    notices.success(clientMailTexts.sent);
    void client.invalidateQueries({ queryKey: [CLIENT_MAIL_SLICE] });
    onSent();
  };
  return { send, sending, failure };
};

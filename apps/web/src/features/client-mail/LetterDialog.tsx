import { useEffect, useRef, useState } from 'react';
import type { MailRecipient } from '@amberway/contract/client-mail/schemas';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import { PendingUploads, usePendingUploads } from '../../ui/files/pending-uploads.ts';
import { Progress } from '../../ui/kit/Progress.tsx';
import { useNotices } from '../../ui/notices.ts';
import { ViewerDraftState } from '../../ui/form/ViewerDraftState.tsx';
import styles from './client-mail.module.css';
import { GmailLine } from './GmailLine.tsx';
import { blankLetter, type Letter, letterProblems, type LetterProblems, readLetter } from './letter.ts';
import { LetterForm } from './LetterForm.tsx';
import { LetterLoading } from './LetterLoading.tsx';
import { MailBox } from './MailBox.tsx';
import { useSendLetter } from './use-send-letter.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';

type Props = { draftKey: string; recipient: MailRecipient | null; signature: string; onClose: () => void };

const PERCENT = 100;

/** Writing a mail: saved as a draft until it is sent; the dialog stays open on any failure. */
export const LetterDialog = ({ draftKey, recipient, signature, onClose }: Props) => {
  const [letter, setLetter] = useState<Letter>(() => blankLetter(recipient, signature));
  const [touched, setTouched] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [problems, setProblems] = useState<LetterProblems>({});
  const notices = useNotices();
  const pictures = usePendingUploads();
  // The browser's back may close the dialog while the mail is being sent; then onClose must not run again.
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const draft = useDraft<Letter>('client-mail', draftKey, {
    value: touched ? letter : undefined,
    onRestore: (stored) => {
      const read = readLetter(stored);
      if (read) setLetter({ ...read, recipient: read.recipient ?? recipient });
    },
  });
  const { send, sending, failure } = useSendLetter({
    onSent: () => {
      void draft.clear();
      if (shown.current) onClose();
    },
    onProblems: setProblems,
  });
  const change = (part: Partial<Letter>) => {
    const next = { ...letter, ...part };
    setLetter(next);
    setTouched(true);
    // After a rejected submit, the fields are validated on every change.
    if (Object.keys(problems).length > 0) setProblems(letterProblems(next));
  };
  const submit = () => {
    const found = letterProblems(letter);
    setProblems(found);
    if (pictures.any()) notices.warning(labels.picturePending);
    else if (Object.keys(found).length === 0) void send(letter, files);
  };

  return (
    <MailBox
      busy={sending !== null}
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <ViewerDraftState draft={draft} />
          {sending ? (
            <Button onClick={sending.stop}>{labels.cancel}</Button>
          ) : (
            <Button onClick={onClose}>{labels.close}</Button>
          )}
          <Button variant="primary" busy={sending !== null} disabled={!draft.ready} onClick={submit}>
            {labels.send}
          </Button>
        </div>
      }
    >
      <GmailLine onLeave={draft.flush} />
      {failure && <Alert className={styles['failure'] ?? ''} tone="danger" role="alert" title={failure} />}
      {draft.ready ? (
        <PendingUploads value={pictures.begin}>
          <LetterForm
            letter={letter}
            onChange={change}
            files={files}
            onFiles={setFiles}
            problems={problems}
            disabled={sending !== null}
          />
        </PendingUploads>
      ) : (
        <LetterLoading />
      )}
      {sending && files.length > 0 && (
        <Progress percent={Math.round(sending.progress * PERCENT)} aria-label={labels.sending} />
      )}
    </MailBox>
  );
};

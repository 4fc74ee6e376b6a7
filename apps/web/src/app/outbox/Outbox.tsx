import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Entry } from '../../kernel/outbox/entries.ts';
import { dismiss, flush, useOutbox } from '../../kernel/outbox/outbox.ts';
import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { offerOutbox, showWaiting, type WaitingWrite } from '../../kernel/outbox/waiting.ts';
import { holdWrite } from '../../kernel/outbox/writes.ts';
import { writtenText } from '../../kernel/outbox/written-text.ts';
import { Button } from '../../ui/kit/Button.tsx';
import styles from './outbox.module.css';
import { registerWriteSenders } from './write-senders.ts';

/** So that the person can write it again. */
const RefusedText = ({ entry }: { entry: Entry }) => {
  const text = writtenText(entry);
  return text && <blockquote className={styles['text']}>{text}</blockquote>;
};

/** Sends what a family wrote without a network, and says what waits and what was not taken. */
export const Outbox = () => {
  const client = useQueryClient();
  const { owner, waiting, refused, needs } = useOutbox();
  useEffect(() => {
    registerWriteSenders(client);
    // What waited from an earlier visit has its senders now.
    void flush();
  }, [client]);
  // Not before it is opened, which may be seconds later: it would take nothing, and what is written then would be lost.
  useEffect(() => {
    if (owner === null) return undefined;
    offerOutbox({ hold: holdWrite });
    return () => offerOutbox(undefined);
  }, [owner]);
  useEffect(() => showWaiting([...waiting, ...refused] as WaitingWrite[]), [waiting, refused]);
  return (
    <div className={styles['place']} role="status">
      {waiting.length > 0 && (
        <p className={styles['strip']}>
          <strong>{outboxTexts.waiting(waiting.length)}</strong>{' '}
          {needs ? outboxTexts.needs[needs] : outboxTexts.byThemselves(waiting.length)}
        </p>
      )}
      {refused.map((entry) => (
        <div key={entry.id} className={styles['refused']}>
          <p>
            <strong>{outboxTexts.notTaken}</strong> {entry.label}
          </p>
          <RefusedText entry={entry} />
          {entry.reason && <p>{entry.reason}</p>}
          <Button size="small" onClick={() => void dismiss(entry.id)}>
            {outboxTexts.dismiss}
          </Button>
        </div>
      ))}
    </div>
  );
};

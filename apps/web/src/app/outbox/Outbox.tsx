import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { practiceLabels as labels } from '../../features/practice/labels.ts';
import { removeEntry } from '../../kernel/outbox/entries.ts';
import { addEntry, dismiss, flush, useOutbox } from '../../kernel/outbox/outbox.ts';
import { offerOutbox, showWaiting, type WaitingWrite } from '../../kernel/outbox/waiting.ts';
import { Button } from '../../ui/kit/Button.tsx';
import styles from './outbox.module.css';
import { registerWriteSenders } from './write-senders.ts';

/** Sends what a family wrote without a network, and says what waits and what was not taken. */
export const Outbox = () => {
  const client = useQueryClient();
  const { waiting, refused } = useOutbox();
  useEffect(() => {
    registerWriteSenders(client);
    offerOutbox({ add: addEntry, remove: removeEntry });
    // What waited from an earlier visit has its senders now.
    void flush();
    return () => offerOutbox(undefined);
  }, [client]);
  useEffect(() => showWaiting([...waiting, ...refused] as WaitingWrite[]), [waiting, refused]);
  return (
    <div className={styles['place']} role="status">
      {waiting.length > 0 && (
        <p className={styles['strip']}>
          <strong>{`${labels.waiting(waiting.length)}.`}</strong> {labels.waitingWhy}
        </p>
      )}
      {refused.map(({ id, label, reason }) => (
        <p key={id} className={styles['refused']}>
          <span>
            <strong>{labels.notTaken}</strong> {`${label}${reason ? `: ${reason}` : ''}`}
          </span>
          <Button size="small" onClick={() => void dismiss(id)}>
            {labels.dismiss}
          </Button>
        </p>
      ))}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './Outbox.module.css';
import { outboxMailQuery } from './queries.ts';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';

export const MailPane = ({ id }: { id: string | null }) => {
  const mail = useQuery({ ...outboxMailQuery(id ?? ''), enabled: id !== null });
  return (
    <article className={styles['pane']} aria-label="Mail" aria-live="polite">
      {id === null && <p className={styles['hint']}>Choose a mail to read it.</p>}
      {id !== null && mail.isPending && <Skeleton rows={4} />}
      {mail.error && <QueryFailure query={mail} />}
      {mail.data && (
        <>
          <h2>{mail.data.subject}</h2>
          <p className={styles['hint']}>{`To ${mail.data.to}`}</p>
          <div className={styles['text']}>
            <LinkedText text={mail.data.text} />
          </div>
        </>
      )}
    </article>
  );
};

import styles from './client-mail.module.css';
import { useGmail } from './use-gmail.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** The Gmail account the mail is sent from, or a button to connect one. */
export const GmailLine = ({ onLeave }: { onLeave: () => Promise<unknown> }) => {
  const { state, connect, connecting } = useGmail();
  const { data } = state;
  if (!data) return null;
  if (data.gmailConnected) return <p className={styles['line']}>{labels.sendsFrom(data.account ?? 'Gmail')}</p>;
  return (
    <div className={styles['notice']}>
      <p>{data.available ? labels.notConnected : labels.notAvailable}</p>
      {data.available && (
        <Button size="small" busy={connecting} onClick={() => void connect(onLeave)}>
          {labels.connect}
        </Button>
      )}
    </div>
  );
};

import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import styles from './client-mail.module.css';
import { useGmail } from './use-gmail.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** A staff member's Gmail in the settings. */
export const GmailSection = () => {
  const { state, connect, connecting, forget } = useGmail();
  const { data } = state;
  return (
    <SectionCard title={labels.gmailTitle} id="gmail">
      <p className={styles['hint']}>{labels.gmailHint}</p>
      <QueryPlaceholder query={state} lines={2} />
      {data?.gmailConnected && <p className={styles['line']}>{labels.sendsFrom(data.account ?? 'Gmail')}</p>}
      {data && !data.gmailConnected && (
        <p className={styles['line']}>{data.available ? labels.off : labels.notAvailable}</p>
      )}
      {data?.gmailToken && (
        <Button danger busy={forget.busy} onClick={() => void forget.run()}>
          {labels.disconnect}
        </Button>
      )}
      {data?.available && !data.gmailConnected && (
        <Button variant="primary" busy={connecting} onClick={() => void connect(async () => {})}>
          {labels.connect}
        </Button>
      )}
    </SectionCard>
  );
};

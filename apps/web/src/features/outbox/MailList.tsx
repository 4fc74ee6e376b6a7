import { Link } from '../../kernel/router.ts';
import type { OutboxItem } from '@amberway/contract/outbox/endpoints';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import styles from './Outbox.module.css';

type Props = { mails: OutboxItem[]; openId: string | null; hrefOf: (id: string) => string };

export const MailList = ({ mails, openId, hrefOf }: Props) => {
  const { timeZone } = useMe();
  return (
    <ul className={styles['list']} aria-label="Mails">
      {mails.map((mail) => (
        <li key={mail._id}>
          <Link
            to={hrefOf(mail._id)}
            className={styles['mail']}
            aria-current={mail._id === openId ? 'true' : undefined}
          >
            <strong>{mail.subject}</strong>
            <span>{`To ${mail.to}`}</span>
            <span>{`${formatDateTime(mail.createdAt, timeZone)} · ${mail.state}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

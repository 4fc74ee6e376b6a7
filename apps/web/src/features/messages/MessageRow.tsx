import type { ReactNode } from 'react';
import type { Message } from '@amberway/contract/messages/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import styles from './messages.module.css';

type Props = {
  message: Message;
  /** Sent by the viewer. */
  mine: boolean;
  /** Waits to be acknowledged by the viewer. */
  fresh?: boolean;
  /** Shows the recipient of the viewer's own messages, where there may be several. */
  naming?: boolean;
  actions?: ReactNode;
};

/** Status of a sent message. */
const fateOf = ({ deletedByReceiver, acknowledgedAt }: Message, zone: string | null): string | null => {
  if (acknowledgedAt) return `Read ${formatDateTime(acknowledgedAt, zone)}`;
  return deletedByReceiver ? 'Deleted by the receiver' : null;
};

/** One message: sender, time, text and actions. */
export const MessageRow = ({ message, mine, fresh = false, naming = false, actions }: Props) => {
  const { timeZone } = useMe();
  const author = mine ? 'You' : fullName(message.from);
  const fate = mine || naming ? fateOf(message, timeZone) : null;
  return (
    <li className={styles['message']} data-fresh={fresh || undefined}>
      <Avatar person={message.from} size={36} />
      <div className={styles['what']}>
        <p className={styles['who']}>
          <strong>{naming ? `${author} to ${fullName(message.toObject)}` : author}</strong>
          {fresh && <StatusTag tone="warn">New</StatusTag>}
          <time dateTime={message.sentAt}>{formatDateTime(message.sentAt, timeZone)}</time>
        </p>
        <p className={styles['text']}>{message.message}</p>
        {fate && <p className={styles['fate']}>{fate}</p>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </li>
  );
};

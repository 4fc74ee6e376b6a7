import type { ClientMessage } from '@amberway/contract/messages/schemas';
import { messageTexts } from '@amberway/contract/messages/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { saidClock } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/kit/Menu.tsx';
import styles from './thread.module.css';
import { readWhen } from './when.ts';

type Props = {
  message: ClientMessage;
  /** Hides a received message; undefined where the viewer may not. */
  onDelete: (() => void) | undefined;
};

/** A message of the family, with whether it was read. */
const Mine = ({ message }: { message: ClientMessage }) => {
  const { timeZone } = useMe();
  const { acknowledgedAt, sentAt, toObject } = message;
  return (
    <li className={styles['mine']}>
      <p className={styles['bubble']}>{message.message}</p>
      <p className={styles['state']}>
        {acknowledgedAt ? (
          <>
            <Icon name="check" size={14} />
            <SaidTime at={acknowledgedAt}>
              {messageTexts.readBy(toObject.firstName, readWhen(acknowledgedAt, timeZone))}
            </SaidTime>
          </>
        ) : (
          <SaidTime at={sentAt}>{messageTexts.sentAt(saidClock(sentAt, timeZone))}</SaidTime>
        )}
      </p>
    </li>
  );
};

/** One message of a conversation: the coach's at the start, the family's at the end of the line. */
export const Bubble = ({ message, onDelete }: Props) => {
  const { _id: me, timeZone } = useMe();
  if (message.from._id === me) return <Mine message={message} />;
  const { firstName } = message.from;
  const at = saidClock(message.sentAt, timeZone);
  return (
    <li className={styles['theirs']}>
      <Avatar person={message.from} size={32} />
      <div>
        <p className={styles['bubble']}>{message.message}</p>
        <p className={styles['state']}>
          <SaidTime at={message.sentAt}>{`${firstName}, ${at}`}</SaidTime>
        </p>
      </div>
      {onDelete && (
        <Menu items={[{ key: 'delete', label: `${messageTexts.delete} message`, onSelect: onDelete }]}>
          <button
            type="button"
            className={styles['more']}
            aria-label={`Actions for the message of ${firstName}, ${at}`}
          >
            <Icon name="more" size={18} />
          </button>
        </Menu>
      )}
    </li>
  );
};

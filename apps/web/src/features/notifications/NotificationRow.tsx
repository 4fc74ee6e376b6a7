import type { Notification } from '@amberway/contract/notifications/schemas';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { CutText } from '../../ui/CutText.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import styles from './notifications.module.css';

const ICONS: Record<NotificationType, IconName> = {
  GOAL_ADDED: 'target',
  GOAL_UPDATED: 'target',
  MILESTONE_ADDED: 'layers',
  TASK_ADDED: 'check',
  TASK_MARKED: 'check',
  SESSION_ADDED: 'note',
  RESOURCE: 'folder',
  TASK_OVERDUE: 'calendar',
  FIRST_TIME_LOGIN: 'smile',
  POST_ADDED: 'post',
  POST_ANSWERED: 'post',
  FAMILY_COVERED: 'people',
  COVER_STARTED: 'people',
  UNUSUAL_READING: 'eye',
};

/** The subject, on its own line below the message. */
const aboutOf = ({ outcome, skill, task, member }: Notification): string =>
  [(task ?? skill ?? outcome)?.name, member?.firstName].filter(Boolean).join(' · ');

/** The message of an added skill contains only the beginning of the outcome's name. */
const wholeOf = ({ type, message, outcome }: Notification): string =>
  type === 'MILESTONE_ADDED' && outcome ? `${message} (${outcome.name})` : message;

type Props = { notification: Notification; timeZone: string | null; onOpen: (notification: Notification) => void };

export const NotificationRow = ({ notification, timeZone, onOpen }: Props) => {
  const { type, message, read, createdAt } = notification;
  const about = aboutOf(notification);
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-unread={!read || undefined}
        onClick={() => onOpen(notification)}
      >
        <span className={styles['icon']}>
          <Icon name={ICONS[type]} size={18} />
        </span>
        <span className={styles['text']}>
          <span>
            {!read && <span className="visually-hidden">Unread. </span>}
            <CutText text={message} whole={wholeOf(notification)} />
          </span>
          {about && (
            <small>
              <CutText text={about} lines={1} />
            </small>
          )}
          <small>
            <time dateTime={createdAt}>{formatDateTime(createdAt, timeZone)}</time>
          </small>
        </span>
        {!read && <span className={styles['dot']} aria-hidden="true" />}
      </button>
    </li>
  );
};

import type { Notification } from '@amberway/contract/notifications/schemas';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { isFamily } from '@amberway/contract/kernel/roles';
import { skillNotificationTexts } from '@amberway/contract/skills/notifications';
import { usePreferences } from '../../app/theme/preferences.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import styles from './notifications.module.css';
import { SkipReminder } from './SkipReminder.tsx';

const ICONS: Record<NotificationType, IconName> = {
  GOAL_ADDED: 'target',
  GOAL_UPDATED: 'target',
  MILESTONE_ADDED: 'layers',
  TASK_ADDED: 'check',
  TASK_MARKED: 'check',
  SESSION_ADDED: 'note',
  RESOURCE: 'folder',
  RESOURCE_SENT_BACK: 'undo',
  TASK_OVERDUE: 'calendar',
  FIRST_TIME_LOGIN: 'smile',
  POST_ADDED: 'post',
  POST_ANSWERED: 'post',
  FAMILY_COVERED: 'people',
  COVER_STARTED: 'people',
  UNUSUAL_READING: 'eye',
  FAMILY_WROTE: 'post',
  COACH_WROTE: 'post',
  SESSION_REQUESTED: 'calendar',
  SESSION_REQUEST_DECLINED: 'calendar',
  FAMILY_ALLOCATED: 'people',
  FAMILY_HANDED_OVER: 'people',
  COACH_ALLOCATED: 'person',
  PRACTICE_PLANNED: 'layers',
  GAS_TO_AGREE: 'target',
  GAS_AGREED: 'target',
  GAS_TO_RATE: 'target',
  GAS_TO_SETTLE: 'target',
  GAS_SETTLED: 'target',
  SKILL_FADED: 'layers',
};

/** The stored message of an added skill has only the beginning of the outcome's name. */
const textOf = ({ type, message, outcome }: Notification): string =>
  type === 'MILESTONE_ADDED' && outcome ? skillNotificationTexts.addedTo(outcome.name) : message;

/** The subject, on its own line below the message, unless the message names it. */
const aboutOf = (notification: Notification): string => {
  const { outcome, skill, task, member } = notification;
  const name = (task ?? skill ?? outcome)?.name;
  return [name && !textOf(notification).includes(name) && name, member?.firstName].filter(Boolean).join(' · ');
};

type Props = {
  notification: Notification;
  /** It came since the list was last shown. */
  isNew: boolean;
  onOpen: (notification: Notification) => void;
};

export const NotificationRow = ({ notification, isNew, onOpen }: Props) => {
  const me = useMe();
  const { calm } = usePreferences().look;
  const family = isFamily(me);
  const { type, read, untilOpened, createdAt, task } = notification;
  const about = aboutOf(notification);
  const unread = !read && untilOpened;
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-new={unread || isNew || undefined}
        onClick={() => onOpen(notification)}
      >
        <span className={styles['icon']}>
          <Icon name={ICONS[type]} size={18} />
        </span>
        <span className={styles['text']}>
          <span>
            {unread && <span className="visually-hidden">Unread. </span>}
            {isNew && !unread && <span className="visually-hidden">New. </span>}
            {textOf(notification)}
          </span>
          {about && <small>{about}</small>}
          <small>
            {family ? (
              <SaidTime at={createdAt} plain />
            ) : (
              <time dateTime={createdAt}>{formatDateTime(createdAt, me.timeZone)}</time>
            )}
          </small>
        </span>
        {unread && !calm && <span className={styles['dot']} aria-hidden="true" />}
      </button>
      {family && type === 'TASK_OVERDUE' && task && <SkipReminder task={task} />}
    </li>
  );
};

import { useEffect, useRef } from 'react';
import { Link, useNavigate } from '../../kernel/router.ts';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { notificationTarget } from '@amberway/contract/notifications/targets';
import { BELL_PAGE_SIZE, notificationTexts } from '@amberway/contract/notifications/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { OPENED_HERE } from '../../ui/form/record-place.ts';
import { hrefOf } from './hrefs.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

/** The panel below the bell. */
export const BellPanel = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  // The panel is rendered at the end of the body, so focus is moved there and returned on closing.
  useEffect(() => panel.current?.focus(), []);
  const { list, rows, fresh, markRead } = useNotifications(BELL_PAGE_SIZE);
  const open = async (notification: Notification) => {
    const target = notificationTarget(notification, 'bell');
    onClose();
    await markRead(notification);
    if (target.kind !== 'firstLogin') navigate(hrefOf(target, notification), { state: OPENED_HERE });
  };
  return (
    // Handles Esc only, as in any dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      className={styles['panel']}
      role="dialog"
      aria-label={notificationTexts.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles['head']}>
        <h2>{notificationTexts.title}</h2>
        <Link to={SCREENS.notifications.path} onClick={onClose}>
          See all
        </Link>
      </div>
      <div className={styles['scroll']}>
        <NotificationList list={list} rows={rows} fresh={fresh} onOpen={(one) => void open(one)} />
      </div>
    </div>
  );
};

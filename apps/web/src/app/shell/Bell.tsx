import { Link } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Header.module.css';

const MOST = 99;

export const Bell = () => {
  const { unreadCount } = useMe();
  const label = unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications';
  return (
    <Link to={SCREENS.notifications.path} className={`${styles['iconButton']} ${styles['bell']}`} aria-label={label}>
      <Icon name="bell" size={22} />
      {unreadCount > 0 && <span className={styles['count']}>{unreadCount > MOST ? `${MOST}+` : unreadCount}</span>}
    </Link>
  );
};

import { notificationTexts } from '@amberway/contract/notifications/texts';
import { useMe } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/kit/Popover.tsx';
import { useNotices } from '../../ui/notices.ts';
import { usePopover } from '../../ui/use-popover.ts';
import { asNotice } from '../errors/as-notice.ts';
import { lazyPart } from '../errors/lazy-part.tsx';
import styles from './Header.module.css';

const MAX_SHOWN = 99;

// Loaded when the bell is first opened.
const BellPanel = lazyPart(async () => (await import('../../features/notifications/BellPanel.tsx')).BellPanel);

/** The bell with the number of new notifications; opens a panel with the latest ones. */
export const Bell = () => {
  const { unreadCount } = useMe();
  const notices = useNotices();
  const { close, popover } = usePopover();
  const label = unreadCount > 0 ? `${notificationTexts.title}, ${unreadCount} unread` : notificationTexts.title;
  const fail = (error: unknown) => {
    close();
    notices.error(asNotice(error));
  };
  return (
    <Popover {...popover} align="end" content={<BellPanel partProps={{ onClose: close }} onFail={fail} />}>
      <button type="button" className={`${headerTool['tool']} ${styles['bell']}`} aria-label={label}>
        <Icon name="bell" size={22} />
        {unreadCount > 0 && (
          <span className={styles['count']}>{unreadCount > MAX_SHOWN ? `${MAX_SHOWN}+` : unreadCount}</span>
        )}
      </button>
    </Popover>
  );
};

import { Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { useMe } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { usePopover } from '../../ui/use-popover.ts';
import styles from './Header.module.css';

const MOST = 99;

// Fetched when the bell is first opened.
const BellPanel = lazy(async () => ({
  default: (await import('../../features/notifications/BellPanel.tsx')).BellPanel,
}));

/** How many are new, and below it the newest. */
export const Bell = () => {
  const { unreadCount } = useMe();
  const { close, popover, opener } = usePopover();
  const label = unreadCount > 0 ? `${notificationTexts.title}, ${unreadCount} unread` : notificationTexts.title;
  return (
    <Popover
      {...popover}
      // On a phone it stays on the page instead of hanging over its edge.
      align={{ overflow: { adjustX: true, adjustY: false, shiftX: 12 } }}
      content={
        <Suspense>
          <BellPanel onClose={close} />
        </Suspense>
      }
    >
      <button
        {...opener}
        type="button"
        className={`${headerTool['tool']} ${styles['bell']}`}
        aria-label={label}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <Icon name="bell" size={22} />
        {unreadCount > 0 && <span className={styles['count']}>{unreadCount > MOST ? `${MOST}+` : unreadCount}</span>}
      </button>
    </Popover>
  );
};

import { Popover } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { useMe } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Header.module.css';

const MOST = 99;

// Fetched when the bell is first opened.
const BellPanel = lazy(async () => ({
  default: (await import('../../features/notifications/BellPanel.tsx')).BellPanel,
}));

/** How many are new, and below it the newest. */
export const Bell = () => {
  const { unreadCount } = useMe();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = unreadCount > 0 ? `${notificationTexts.title}, ${unreadCount} unread` : notificationTexts.title;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // On a phone it stays on the page instead of hanging over its edge.
      align={{ overflow: { adjustX: true, adjustY: false, shiftX: 12 } }}
      destroyOnHidden
      content={
        <Suspense>
          <BellPanel onClose={close} />
        </Suspense>
      }
    >
      <button
        ref={button}
        type="button"
        className={`${headerTool['tool']} ${styles['bell']}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <Icon name="bell" size={22} />
        {unreadCount > 0 && <span className={styles['count']}>{unreadCount > MOST ? `${MOST}+` : unreadCount}</span>}
      </button>
    </Popover>
  );
};

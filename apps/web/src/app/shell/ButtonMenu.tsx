import { Dropdown, type MenuProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';

type Props = {
  /** The button's accessible name. */
  label: string;
  items: MenuProps['items'];
  placement: 'bottomLeft' | 'bottomRight';
  className: string;
  children: ReactNode;
};

/**
 * Ant Design handles Enter on an item but does not follow the link inside it. The key's default action is prevented:
 * the focus is back on the button by then, and the menu would reopen.
 */
const followLink: MenuProps['onClick'] = ({ domEvent }) => {
  if (domEvent.type !== 'keydown') return;
  domEvent.preventDefault();
  domEvent.currentTarget.querySelector('a')?.click();
};

/** A button with a menu below it. The menu takes the focus, so that the arrow keys work at once, and returns it. */
export const ButtonMenu = ({ label, items, placement, className, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  };
  return (
    <Dropdown
      menu={{ items, onClick: followLink }}
      trigger={['click']}
      placement={placement}
      autoFocus
      open={open}
      onOpenChange={onOpenChange}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        {children}
      </button>
    </Dropdown>
  );
};

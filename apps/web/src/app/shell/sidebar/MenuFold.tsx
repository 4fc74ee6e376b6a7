import { useId } from 'react';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';
import styles from './MenuFold.module.css';
import nav from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { MenuEntry, MenuFoldGroup } from './staff-menu.ts';
import { WaitingCount } from './WaitingCount.tsx';

type Props = {
  group: MenuFoldGroup;
  open: boolean;
  /** The entry of the current page, whose group may be another one. */
  current: MenuEntry | undefined;
  /** How much waits in this group. */
  waiting: number;
  collapsed: boolean;
  onToggle: () => void;
};

/** One group of the menu with a head that opens it. Closed, the head is marked while the page is in the group. */
export const MenuFold = ({ group, open, current, waiting, collapsed, onToggle }: Props) => {
  const { role } = useMe();
  const listId = useId();
  const holdsPage = !open && current !== undefined && group.entries.includes(current);
  const head = (
    <button
      type="button"
      className={classNames(styles['head'], collapsed && nav['narrow'], holdsPage && nav['on'])}
      aria-expanded={open}
      aria-controls={listId}
      aria-current={holdsPage ? 'true' : undefined}
      onClick={onToggle}
    >
      <Icon name={group.icon} />
      <span className={collapsed ? 'visually-hidden' : nav['label']}>{group.title}</span>
      {waiting > 0 && (
        <span className={collapsed ? 'visually-hidden' : undefined}>
          <WaitingCount quiet count={waiting} name="waiting" />
        </span>
      )}
      {!collapsed && <Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />}
    </button>
  );
  return (
    <>
      <h2 className={styles['title']}>
        {collapsed ? (
          <Tooltip content={group.title} side="end">
            {head}
          </Tooltip>
        ) : (
          head
        )}
      </h2>
      <ul id={listId} className={classNames(nav['list'], styles['entries'])} aria-label={group.title} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.screen}>
            <NavItem
              to={SCREENS[entry.screen].path}
              current={entry === current}
              label={entry.label ?? screenTitle(entry.screen, role)}
              icon={collapsed && <Icon name={entry.icon} />}
              collapsed={collapsed}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

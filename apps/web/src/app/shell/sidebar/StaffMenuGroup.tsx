import { useId } from 'react';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { UnansweredBadge } from '../../../features/posts/UnansweredBadge.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { MenuGroup } from './staff-menu.ts';

export const StaffMenuGroup = ({ group, collapsed }: { group: MenuGroup; collapsed: boolean }) => {
  const { role } = useMe();
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} className={collapsed ? styles['rule'] : styles['group']}>
        <span className={collapsed ? 'visually-hidden' : undefined}>{group.title}</span>
      </h2>
      <ul className={styles['list']} aria-labelledby={titleId}>
        {group.entries.map(({ screen, icon, label, end }) => (
          <li key={screen}>
            <NavItem
              to={SCREENS[screen].path}
              end={end ?? false}
              label={label ?? screenTitle(screen, role)}
              icon={<Icon name={icon} />}
              collapsed={collapsed}
              badge={screen === 'posts' && <UnansweredBadge />}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

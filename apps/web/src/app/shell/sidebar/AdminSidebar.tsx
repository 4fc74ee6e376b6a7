import { usePublicSettings } from '../../../kernel/settings.ts';
import { HomeEntry } from './HomeEntry.tsx';
import styles from './Nav.module.css';
import type { SidebarProps } from './sidebar-props.ts';
import { adminMenu, type MenuGroup } from './staff-menu.ts';
import { StaffMenuGroup } from './StaffMenuGroup.tsx';

/** The outbox holds emails only while no mail server is configured. */
const shown = (group: MenuGroup, outbox: boolean): MenuGroup =>
  outbox ? group : { ...group, entries: group.entries.filter(({ screen }) => screen !== 'outbox') };

export const AdminSidebar = ({ collapsed }: SidebarProps) => {
  const outbox = usePublicSettings()?.outbox ?? false;
  return (
    <nav className={styles['scroll']} aria-label="Main">
      <HomeEntry collapsed={collapsed} />
      {adminMenu.map((group) => (
        <StaffMenuGroup key={group.title} group={shown(group, outbox)} collapsed={collapsed} />
      ))}
    </nav>
  );
};

import { ClientPanel } from '../../../features/users/ClientPanel.tsx';
import styles from './BusinessSidebar.module.css';
import { HomeEntry } from './HomeEntry.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { businessMenu } from './staff-menu.ts';
import { StaffMenuGroup } from './StaffMenuGroup.tsx';

/** Clients first: coaches use them most. Each half scrolls by itself, so neither hides the other. */
export const BusinessSidebar = ({ collapsed }: SidebarProps) => (
  <>
    <ClientPanel collapsed={collapsed} />
    <nav className={styles['menu']} aria-label="Main">
      <HomeEntry collapsed={collapsed} />
      <StaffMenuGroup group={businessMenu} collapsed={collapsed} />
    </nav>
  </>
);

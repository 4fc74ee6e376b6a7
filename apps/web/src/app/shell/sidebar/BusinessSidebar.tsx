import { useId, useState } from 'react';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ClientPanel } from '../../../features/users/ClientPanel.tsx';
import { useLocation } from '../../../kernel/router.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './BusinessSidebar.module.css';
import { HomeEntry } from './HomeEntry.tsx';
import nav from './Nav.module.css';
import type { SidebarProps } from './sidebar-props.ts';
import { businessDaily, businessMenu } from './staff-menu.ts';
import { StaffMenuEntries } from './StaffMenuEntries.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingBox } from './WaitingBox.tsx';

/** Folded unless the open page is one of its own: the room belongs to the clients. */
const Manage = ({ collapsed }: SidebarProps) => {
  const { pathname } = useLocation();
  const isInside = businessMenu.entries.some(({ screen }) => pathname.startsWith(SCREENS[screen].path));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? isInside;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${nav['item']} ${styles['manage']} ${collapsed ? nav['narrow'] : ''}`}
        aria-expanded={open}
        aria-controls={id}
        aria-label={collapsed ? businessMenu.title : undefined}
        onClick={() => setWanted(!open)}
      >
        <Icon name="folder" />
        {!collapsed && <span className={nav['label']}>{businessMenu.title}</span>}
        {!collapsed && <Icon name={open ? 'chevronDown' : 'chevronRight'} size={16} />}
      </button>
      <div id={id} hidden={!open}>
        {open && <StaffMenuEntries entries={businessMenu.entries} collapsed={collapsed} />}
      </div>
    </>
  );
};

/** For Resource Managers, while something of a coach waits for their review. */
const TO_REVIEW = ['resources'] as const;
const ToReview = ({ collapsed }: SidebarProps) => {
  const waiting = useWaiting();
  const count = waiting?.find(({ kind }) => kind === 'resources')?.count ?? 0;
  return count > 0 && <WaitingBox waiting={waiting} kinds={TO_REVIEW} collapsed={collapsed} />;
};

/** Clients first: coaches use them most. Each half scrolls by itself, so neither hides the other. */
export const BusinessSidebar = ({ collapsed }: SidebarProps) => (
  <>
    <ClientPanel collapsed={collapsed} />
    <ToReview collapsed={collapsed} />
    <nav className={styles['menu']} aria-label="Main">
      <HomeEntry collapsed={collapsed} />
      <StaffMenuEntries entries={businessDaily} collapsed={collapsed} />
      <Manage collapsed={collapsed} />
    </nav>
  </>
);

import { Link } from '../../../kernel/router.ts';
import {
  COACH_SIDEBAR_OPEN_PX,
  FAMILY_SIDEBAR_OPEN_PX,
  SIDEBAR_COLLAPSED_PX,
  SIDEBAR_OPEN_PX,
} from '../../../ui/sizes.ts';
import { isBusinessUser, type Role, seesAsFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../../../kernel/queries/me.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { PRODUCT } from '@amberway/contract/shell/product';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Mark } from '../../../ui/illustrations/Mark.tsx';
import { useLayout } from '../../../ui/layout.ts';
import { usePreferences } from '../../theme/preferences.ts';
import styles from './Sidebar.module.css';
import { SidebarContent } from './SidebarContent.tsx';

/** Collapsed depending on the window width, unless the user has set it for that width; stored as a preference. */
const useCollapsed = () => {
  const { narrowSidebar } = useLayout();
  const { preferences, set } = usePreferences();
  const setting = narrowSidebar ? 'sidebarNarrow' : 'sidebarWide';
  const collapsed = preferences[setting] === 'collapsed';
  return { collapsed, toggle: () => set({ [setting]: collapsed ? 'open' : 'collapsed' }) };
};

const openPxOf = (me: { role: Role }): number => {
  if (seesAsFamily(me)) return FAMILY_SIDEBAR_OPEN_PX;
  return isBusinessUser(me) ? COACH_SIDEBAR_OPEN_PX : SIDEBAR_OPEN_PX;
};

export const Sidebar = () => {
  const { collapsed, toggle } = useCollapsed();
  const openPx = openPxOf(useMe());
  return (
    <aside
      className={styles['side']}
      data-collapsed={collapsed || undefined}
      style={{ width: collapsed ? SIDEBAR_COLLAPSED_PX : openPx }}
      aria-label="Sidebar"
    >
      <Link to={SCREENS.home.path} className={styles['brand']} aria-label={`${PRODUCT} home`}>
        <Mark size={30} />
        {!collapsed && PRODUCT}
      </Link>
      <SidebarContent collapsed={collapsed} />
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={!collapsed}
        aria-label={collapsed ? 'Open sidebar' : 'Collapse sidebar'}
        onClick={toggle}
      >
        <Icon name={collapsed ? 'chevronRight' : 'chevronLeft'} />
        {!collapsed && 'Collapse'}
      </button>
    </aside>
  );
};

import { SCREENS } from '@amberway/contract/shell/routes';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** The link to the home screen, above the groups of a staff menu. */
export const HomeEntry = ({ collapsed }: SidebarProps) => (
  <ul className={styles['list']}>
    <li>
      <NavItem to={SCREENS.home.path} end label="Home" icon={<Icon name="home" />} collapsed={collapsed} />
    </li>
  </ul>
);

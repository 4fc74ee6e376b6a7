import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link, useMatch, useResolvedPath } from 'react-router';
import styles from './Nav.module.css';

type Props = {
  to: string;
  label: string;
  icon: ReactNode;
  collapsed: boolean;
  /** Marked only on exactly this address. */
  end?: boolean;
  /** A choice below a place: marked by the caller, more quietly than the place itself. */
  picked?: boolean;
  /** Stands after the words, such as how many wait there. */
  badge?: ReactNode;
};

/** One place in a sidebar. Collapsed, the icon stays and the words become its name. */
export const NavItem = ({ to, label, icon, collapsed, end = false, picked, badge }: Props) => {
  const here = useMatch({ path: useResolvedPath(to).pathname, end }) !== null;
  const on = picked === undefined && here;
  const link = (
    <Link
      to={to}
      className={[styles['item'], on && styles['on'], picked && styles['picked'], collapsed && styles['narrow']]
        .filter(Boolean)
        .join(' ')}
      aria-current={on ? 'page' : picked ? 'true' : undefined}
      aria-label={collapsed ? label : undefined}
    >
      {icon}
      {!collapsed && <span className={styles['label']}>{label}</span>}
      {!collapsed && badge}
    </Link>
  );
  return collapsed ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
};

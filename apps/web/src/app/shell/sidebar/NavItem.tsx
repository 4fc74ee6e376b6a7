import type { ReactNode } from 'react';
import { Link, useIsAt } from '../../../kernel/router.ts';
import styles from './Nav.module.css';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';

type Props = {
  to: string;
  label: string;
  /** A second name of the page, after the label. */
  small?: string | undefined;
  icon: ReactNode;
  collapsed: boolean;
  /** Active only on exactly this URL. */
  end?: boolean;
  /** Decides instead of the URL whether this is the current page. */
  current?: boolean | undefined;
  /** A choice below a page: active if the caller says so, with a lighter style than the page itself. */
  picked?: boolean;
  /** Leads to a document of its own, not to a page of this app. */
  leaves?: boolean;
  /** Shown after the label, such as the number of open items. */
  badge?: ReactNode;
};

/** One link in a sidebar. When collapsed, only the icon shows and the label becomes its accessible name. */
export const NavItem = ({ to, label, icon, small, collapsed, end = false, current, picked, leaves, badge }: Props) => {
  const here = useIsAt(to, end);
  const on = picked === undefined && (current ?? here);
  const name = small ? `${label} ${small}` : label;
  const item = {
    className: [styles['item'], on && styles['on'], picked && styles['picked'], collapsed && styles['narrow']]
      .filter(Boolean)
      .join(' '),
    'aria-label': collapsed ? name : undefined,
  };
  const content = (
    <>
      {icon}
      {!collapsed && <span className={styles['label']}>{label}</span>}
      {!collapsed && small && <small>{small}</small>}
      {!collapsed && badge}
    </>
  );
  const link = leaves ? (
    <a href={to} {...item}>
      {content}
    </a>
  ) : (
    <Link to={to} {...item} aria-current={on ? 'page' : picked ? 'true' : undefined}>
      {content}
    </Link>
  );
  return collapsed ? (
    <Tooltip content={name} side="end">
      {link}
    </Tooltip>
  ) : (
    link
  );
};

import { Link } from '../../kernel/router.ts';
import styles from '../link-tabs.module.css';
import type { List } from './use-list-state.ts';

export type ListTab = { key: string; label: string; count?: number | undefined };

type Props = { label: string; tabs: readonly ListTab[]; list: List };

/** Tabs have URLs, so they are links: they open in a new window, and back returns to the last one. */
export const ListTabs = ({ label, tabs, list }: Props) => (
  <nav className={styles['lines']} aria-label={label}>
    {tabs.map(({ key, label: text, count }) => (
      <Link
        key={key}
        to={list.tabHref(key)}
        className={styles['tab']}
        aria-current={key === list.tab ? 'page' : undefined}
      >
        {text}
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </Link>
    ))}
  </nav>
);

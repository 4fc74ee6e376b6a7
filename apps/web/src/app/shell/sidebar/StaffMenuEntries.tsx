import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { waitingScreen } from '@amberway/contract/waiting/kinds';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { MenuEntry } from './staff-menu.ts';
import { useLiveWaiting, useWaiting } from './use-waiting.ts';
import { WaitingCount } from './WaitingCount.tsx';

type EntriesProps = { entries: readonly MenuEntry[]; collapsed: boolean; labelledBy?: string };

export const StaffMenuEntries = ({ entries, collapsed, labelledBy }: EntriesProps) => {
  const { role } = useMe();
  const waiting = useWaiting();
  useLiveWaiting();
  const countOf = (screen: ScreenKey) => waiting?.find(({ kind }) => waitingScreen(kind) === screen)?.count ?? 0;
  return (
    <ul className={styles['list']} aria-labelledby={labelledBy}>
      {entries.map(({ screen, icon, label, end }) => (
        <li key={screen}>
          <NavItem
            to={SCREENS[screen].path}
            end={end ?? false}
            label={label ?? screenTitle(screen, role)}
            icon={<Icon name={icon} />}
            collapsed={collapsed}
            badge={countOf(screen) > 0 && <WaitingCount quiet count={countOf(screen)} name="waiting" />}
          />
        </li>
      ))}
    </ul>
  );
};

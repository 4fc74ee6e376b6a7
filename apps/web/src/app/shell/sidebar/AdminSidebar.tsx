import { useLocation } from '../../../kernel/router.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { useCurrentInView } from '../use-current-in-view.ts';
import { waitingScreen } from '@amberway/contract/waiting/kinds';
import { HomeEntry } from './HomeEntry.tsx';
import { MenuFold } from './MenuFold.tsx';
import styles from './Nav.module.css';
import type { SidebarProps } from './sidebar-props.ts';
import { adminMenu, entryAt, type MenuFoldGroup } from './staff-menu.ts';
import { useOpenGroup } from './use-open-group.ts';
import { useLiveWaiting, useWaiting, type Waiting } from './use-waiting.ts';
import { WaitingBox } from './WaitingBox.tsx';

/** The outbox holds emails only while no mail server is configured. */
const shown = (group: MenuFoldGroup, outbox: boolean): MenuFoldGroup =>
  outbox ? group : { ...group, entries: group.entries.filter(({ screen }) => screen !== 'outbox') };

const waitingIn = ({ entries }: MenuFoldGroup, waiting: Waiting = []): number =>
  waiting
    .filter(({ kind }) => entries.some(({ screen }) => screen === waitingScreen(kind)))
    .reduce((sum, { count }) => sum + count, 0);

/** What waits, then four groups of which one is open. */
export const AdminSidebar = ({ collapsed }: SidebarProps) => {
  const outbox = usePublicSettings()?.outbox ?? false;
  const current = entryAt(useLocation().pathname);
  const { open, toggle } = useOpenGroup(adminMenu.find(({ entries }) => current && entries.includes(current))?.key);
  const nav = useCurrentInView(current, open);
  const waiting = useWaiting();
  useLiveWaiting();
  return (
    <>
      <WaitingBox waiting={waiting} collapsed={collapsed} />
      <nav ref={nav} className={styles['scroll']} aria-label="Main">
        <HomeEntry collapsed={collapsed} />
        {adminMenu.map((group) => (
          <MenuFold
            key={group.key}
            group={shown(group, outbox)}
            open={open === group.key}
            current={current}
            waiting={waitingIn(group, waiting)}
            collapsed={collapsed}
            onToggle={() => toggle(group.key)}
          />
        ))}
      </nav>
    </>
  );
};

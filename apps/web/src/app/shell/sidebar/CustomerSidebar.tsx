import { useState } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/kit/Menu.tsx';
import type { FamilyEntry } from '../family-menu.ts';
import { helpItems } from '../help-items.ts';
import { useCurrentInView } from '../use-current-in-view.ts';
import { useFamilyMenu } from '../use-family-menu.ts';
import { useUnread } from '../use-unread.ts';
import { CoachCard } from './CoachCard.tsx';
import { FamilyChildren } from './FamilyChildren.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import { PractiseItem } from './PractiseItem.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { UnreadCount } from './UnreadCount.tsx';

export const CustomerSidebar = ({ collapsed }: SidebarProps) => {
  const { member } = useSelectedMember();
  const settings = usePublicSettings();
  const { menu, current, hrefOf } = useFamilyMenu();
  const unread = useUnread();
  const inMore = menu.more.some(({ screen }) => screen === current);
  // Open on its own pages, where the current one is marked in it, unless the user has closed it.
  const [wantsMore, setWantsMore] = useState<boolean | null>(null);
  const moreOpen = wantsMore ?? inMore;
  const isMoreCurrent = inMore && !moreOpen;
  const nav = useCurrentInView(current, moreOpen);
  const button = `${styles['item']} ${collapsed ? styles['narrow'] : ''}`;
  const entry = ({ screen, label, small, icon }: FamilyEntry) => (
    <li key={screen}>
      <NavItem
        to={hrefOf(screen)}
        current={screen === current}
        label={label}
        small={small}
        icon={<Icon name={icon} />}
        collapsed={collapsed}
        badge={<UnreadCount count={unread[screen]} />}
      />
    </li>
  );
  return (
    <>
      <nav ref={nav} className={styles['scroll']} aria-label="Main">
        <ul className={styles['list']}>
          {menu.main.map(entry)}
          <PractiseItem menu={menu} collapsed={collapsed} />
          <li>
            <button
              type="button"
              className={`${button} ${isMoreCurrent ? styles['on'] : ''}`}
              aria-expanded={moreOpen}
              aria-current={isMoreCurrent ? 'true' : undefined}
              aria-label={collapsed ? shellTexts.more : undefined}
              onClick={() => setWantsMore(!moreOpen)}
            >
              <Icon name="menu" />
              {!collapsed && <span className={styles['label']}>{`${shellTexts.more}…`}</span>}
              {!collapsed && <Icon name={moreOpen ? 'chevronDown' : 'chevronRight'} size={16} />}
            </button>
            {moreOpen && (
              <ul className={`${styles['children']} ${collapsed ? styles['childrenNarrow'] : ''}`}>
                {menu.more.map(entry)}
              </ul>
            )}
          </li>
        </ul>
        <FamilyChildren collapsed={collapsed} />
        <ul className={`${styles['list']} ${styles['ruled']}`}>
          <li>
            <Menu items={helpItems(settings)} align="start">
              <button type="button" className={button} aria-label={shellTexts.help}>
                <Icon name="help" />
                {!collapsed && <span className={styles['label']}>{shellTexts.help}</span>}
              </button>
            </Menu>
          </li>
        </ul>
      </nav>
      {member?.primaryContactObject && (
        <CoachCard coach={member.primaryContactObject} child={member.firstName} collapsed={collapsed} />
      )}
    </>
  );
};

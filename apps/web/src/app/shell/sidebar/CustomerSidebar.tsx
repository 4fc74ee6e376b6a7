import { useState } from 'react';
import { useLocation } from '../../../kernel/router.ts';
import { type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { isAboutChild } from '../../../kernel/child-pages.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { Menu } from '../../../ui/kit/Menu.tsx';
import { helpItems } from '../help-items.ts';
import { CoachCard } from './CoachCard.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { SidebarProps } from './sidebar-props.ts';

const PLACES: readonly { screen: ScreenKey; label: string; icon: IconName }[] = [
  { screen: 'home', label: shellTexts.mySpace, icon: 'home' },
  { screen: 'sharedResources', label: shellTexts.myResources, icon: 'document' },
  { screen: 'clientFiles', label: shellTexts.uploadedFiles, icon: 'folder' },
  { screen: 'learning', label: screenTitle('learning', 'Customer'), icon: 'course' },
  { screen: 'sharedVideos', label: screenTitle('sharedVideos', 'Customer'), icon: 'video' },
  { screen: 'diary', label: SCREENS.diary.title, icon: 'smile' },
  { screen: 'myPosts', label: SCREENS.myPosts.title, icon: 'post' },
];

export const CustomerSidebar = ({ collapsed }: SidebarProps) => {
  const { member, members } = useSelectedMember();
  const { pathname } = useLocation();
  const settings = usePublicSettings();
  const [familyOpen, setFamilyOpen] = useState(true);
  const place = `${styles['item']} ${collapsed ? styles['narrow'] : ''}`;
  return (
    <>
      <nav className={styles['scroll']} aria-label="Main">
        <ul className={styles['list']}>
          {PLACES.map(({ screen, label, icon }) => (
            <li key={screen}>
              <NavItem
                to={SCREENS[screen].path}
                end={screen === 'home'}
                label={label}
                icon={<Icon name={icon} />}
                collapsed={collapsed}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={place}
              aria-expanded={familyOpen}
              aria-label={shellTexts.myFamily}
              onClick={() => setFamilyOpen(!familyOpen)}
            >
              <Icon name="people" />
              {!collapsed && <span className={styles['label']}>{shellTexts.myFamily}</span>}
              {!collapsed && <Icon name={familyOpen ? 'chevronDown' : 'chevronRight'} size={16} />}
            </button>
            {familyOpen && (
              <ul className={`${styles['children']} ${collapsed ? styles['childrenNarrow'] : ''}`}>
                {members.map((child) => (
                  <li key={child._id}>
                    <NavItem
                      to={`${isAboutChild(pathname) ? pathname : SCREENS.home.path}?${MEMBER_PARAM}=${child._id}`}
                      picked={child._id === member?._id}
                      label={`${child.firstName} ${child.lastName}`}
                      icon={<Avatar person={{ ...child, avatar: child.avatarUrl }} size={28} />}
                      collapsed={collapsed}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
          <li>
            <Menu items={helpItems(settings)} align="start">
              <button type="button" className={place} aria-label={shellTexts.help}>
                <Icon name="help" />
                {!collapsed && <span className={styles['label']}>{shellTexts.help}</span>}
              </button>
            </Menu>
          </li>
        </ul>
      </nav>
      {member?.primaryContactObject && <CoachCard coach={member.primaryContactObject} collapsed={collapsed} />}
    </>
  );
};

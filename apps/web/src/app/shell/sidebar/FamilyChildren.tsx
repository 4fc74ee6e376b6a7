import { useId } from 'react';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { isAboutChild } from '../../../kernel/child-pages.ts';
import { MEMBER_PARAM, useSelectedMember } from '../../../kernel/queries/selected-member.ts';
import { useLocation } from '../../../kernel/router.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './Nav.module.css';
import { NavItem } from './NavItem.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** My Family: choosing a child stays on a page about a child and else leads home. */
export const FamilyChildren = ({ collapsed }: SidebarProps) => {
  const { member, members } = useSelectedMember();
  const { pathname } = useLocation();
  const titleId = useId();
  if (members.length === 0) return null;
  return (
    <div className={styles['ruled']}>
      <h2 id={titleId} className={collapsed ? 'visually-hidden' : styles['family']}>
        {shellTexts.myFamily}
      </h2>
      <ul className={styles['list']} aria-labelledby={titleId}>
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
    </div>
  );
};

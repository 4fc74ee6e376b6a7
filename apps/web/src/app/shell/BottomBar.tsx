import { NavLink, useLocation } from '../../kernel/router.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import styles from './BottomBar.module.css';

const ITEMS: { to: string; label: string; icon: IconName }[] = [
  { to: SCREENS.home.path, label: 'Home', icon: 'home' },
  { to: SCREENS.program.path, label: 'Program', icon: 'check' },
  { to: SCREENS.notes.path, label: 'Notes', icon: 'note' },
  { to: SCREENS.clientFiles.path, label: 'Files', icon: 'folder' },
];

/** A family's five main pages on a phone. */
export const BottomBar = ({ onMore, moreOpen }: { onMore: () => void; moreOpen: boolean }) => {
  const { search } = useLocation();
  const { members } = useMe();
  // Keeps the selected child when changing pages.
  const member = new URLSearchParams(search).get(MEMBER_PARAM);
  const query = members.some(({ _id }) => _id === member) ? `?${MEMBER_PARAM}=${member}` : '';
  return (
    <nav className={styles['bar']} aria-label="Shortcuts">
      {ITEMS.map(({ to, label, icon }) => (
        <NavLink key={to} to={`${to}${query}`} end={to === SCREENS.home.path} className={styles['item']}>
          <Icon name={icon} size={22} />
          {label}
        </NavLink>
      ))}
      <button type="button" className={styles['item']} aria-haspopup="dialog" aria-expanded={moreOpen} onClick={onMore}>
        <Icon name="menu" size={22} />
        More
      </button>
    </nav>
  );
};

import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { NavLink } from '../../kernel/router.ts';
import styles from '../../ui/link-tabs.module.css';

/** The tabs of a page whose categories, levels or events are screens of their own. */
export const SectionTabs = ({ section }: { section: readonly ScreenKey[] }) => {
  const { role } = useMe();
  const tabs = section.filter((screen) => mayOpen(screen, role));
  const [parent] = tabs;
  if (!parent || tabs.length < 2) return null;
  return (
    <nav className={styles['pills']} aria-label={`Parts of ${screenTitle(parent, role)}`}>
      {tabs.map((screen) => (
        <NavLink key={screen} to={SCREENS[screen].path} end className={styles['tab']}>
          {screenTitle(screen, role)}
        </NavLink>
      ))}
    </nav>
  );
};

import { generatePath, Link } from 'react-router';
import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import styles from './Home.module.css';

export type QuickLink = { screen: ScreenKey; icon: IconName; hint: string };

/** The screens a person opens most, one press away. */
export const QuickLinks = ({
  title,
  links,
  query = '',
}: {
  title: string;
  links: readonly QuickLink[];
  query?: string;
}) => {
  const { role } = useMe();
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <ul className={styles['links']}>
        {links
          .filter(({ screen }) => mayOpen(screen, role))
          .map(({ screen, icon, hint }) => (
            <li key={screen}>
              <Link to={`${generatePath(SCREENS[screen].path)}${query}`} className={styles['link']}>
                <span className={styles['icon']}>
                  <Icon name={icon} />
                </span>
                <span>
                  <strong>{screenTitle(screen, role)}</strong>
                  <small>{hint}</small>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
};

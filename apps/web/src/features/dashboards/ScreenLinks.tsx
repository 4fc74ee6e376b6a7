import { Link } from '../../kernel/router.ts';
import { mayOpen, type ScreenKey, SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import styles from './ScreenLinks.module.css';

const LINKS: readonly { screen: ScreenKey; icon: IconName }[] = [
  { screen: 'program', icon: 'check' },
  { screen: 'notes', icon: 'note' },
  { screen: 'sharedResources', icon: 'document' },
  { screen: 'ideasForHome', icon: 'home' },
  { screen: 'diary', icon: 'smile' },
  { screen: 'myPosts', icon: 'post' },
  { screen: 'dailyInsights', icon: 'chart' },
  { screen: 'assessment', icon: 'target' },
  { screen: 'clientFiles', icon: 'folder' },
  { screen: 'learning', icon: 'course' },
  { screen: 'sharedVideos', icon: 'video' },
  { screen: 'forms', icon: 'blog' },
  { screen: 'apps', icon: 'phone' },
];

const pathOf = (screen: ScreenKey) => SCREENS[screen].path.replace(/\/:\w+\?$/, '');

/** Links to all pages about the child, because the menu of a phone has room for only four. */
export const ScreenLinks = ({ title, query }: { title: string; query: string }) => {
  const { role } = useMe();
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <ul className={styles['links']}>
        {LINKS.filter(({ screen }) => mayOpen(screen, role)).map(({ screen, icon }) => (
          <li key={screen}>
            <Link to={`${pathOf(screen)}${query}`} className={styles['link']}>
              <Icon name={icon} />
              {screenTitle(screen, role)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

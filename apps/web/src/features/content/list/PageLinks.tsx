import { Link } from 'react-router';
import { mayOpen, SCREENS } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { PageLink } from '../override.ts';
import styles from './list.module.css';

/** Ways to the lists that belong to this one, and back. */
export const PageLinks = ({ links }: { links: readonly PageLink[] }) => {
  const { role } = useMe();
  return (
    <span className={styles['links']}>
      {links
        .filter(({ screen }) => mayOpen(screen, role))
        .map(({ screen, text, query = '', icon }) => (
          <Link key={text} to={`${SCREENS[screen].path}${query}`}>
            {icon && <Icon name={icon} size={16} />}
            {text}
          </Link>
        ))}
    </span>
  );
};

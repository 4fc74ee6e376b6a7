import { type ReactNode, useState } from 'react';
import { Link } from '../../../kernel/router.ts';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import styles from './releases.module.css';

type Props = {
  kind: string;
  icon: IconName;
  title: string;
  facts: ReactNode;
  /** The item's own page, to watch or join it. */
  to: string;
  thumbnail: string | null;
};

export const Release = ({ kind, icon, title, facts, to, thumbnail }: Props) => {
  const [gone, setGone] = useState(false);
  return (
    <article className={styles['release']}>
      <span className={styles['picture']}>
        {thumbnail && !gone ? (
          <img src={fileSrc(thumbnail, 400)} alt="" loading="lazy" onError={() => setGone(true)} />
        ) : (
          <Icon name={icon} size={28} />
        )}
      </span>
      <span className={styles['words']}>
        <small>{kind}</small>
        <Link to={to}>{title}</Link>
        {facts && <small>{facts}</small>}
      </span>
    </article>
  );
};

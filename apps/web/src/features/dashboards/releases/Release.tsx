import type { ReactNode } from 'react';
import { Link } from '../../../kernel/router.ts';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import { usePictureGone } from '../../../ui/use-picture-gone.ts';
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
  const { isGone, onError } = usePictureGone(thumbnail);
  return (
    <article className={styles['release']}>
      <span className={styles['picture']}>
        {thumbnail && !isGone ? (
          <img src={fileSrc(thumbnail, 400)} alt="" loading="lazy" onError={onError} />
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

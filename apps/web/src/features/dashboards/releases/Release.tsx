import { useState } from 'react';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/paths.ts';
import styles from './releases.module.css';

type Props = {
  kind: string;
  icon: IconName;
  title: string;
  facts?: string;
  /** Opened on the site it lies on; nothing of it is loaded before. */
  link: string | null;
  thumbnail: string | null;
};

export const Release = ({ kind, icon, title, facts, link, thumbnail }: Props) => {
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
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        {facts && <small>{facts}</small>}
      </span>
    </article>
  );
};

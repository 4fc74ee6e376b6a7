import { useState } from 'react';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isElsewhere } from '../elsewhere.ts';
import styles from './list.module.css';

/** A record's picture in a row. aria-hidden, because the record's name is beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => {
  const [gone, setGone] = useState<string | null>(null);
  return (
    <span className={styles['thumbnail']} aria-hidden="true">
      {src && src !== gone && !isElsewhere(src) ? (
        <img src={fileSrc(src, 200)} alt="" loading="lazy" onError={() => setGone(src)} />
      ) : (
        <Icon name="image" size={18} />
      )}
    </span>
  );
};

import { useState } from 'react';
import type { LearningKind } from '@amberway/contract/learning/kinds';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from '../learning.module.css';

/** The picture, or the icon of the kind if there is none or it does not load. */
export const Thumbnail = ({ src, kind }: { src: string | null; kind: LearningKind }) => {
  const [gone, setGone] = useState(false);
  return (
    <span className={styles['thumbnail']} data-kind={kind}>
      {src && !gone ? (
        <img src={fileSrc(src, 400)} alt="" loading="lazy" onError={() => setGone(true)} />
      ) : (
        <Icon name={kind} size={32} />
      )}
    </span>
  );
};

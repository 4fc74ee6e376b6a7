import type { LearningKind } from '@amberway/contract/learning/kinds';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { usePictureGone } from '../../../ui/use-picture-gone.ts';
import styles from '../learning.module.css';

/** The picture, or the icon of the kind if there is none or it does not load. */
export const Thumbnail = ({ src, kind }: { src: string | null; kind: LearningKind }) => {
  const { isGone, onError } = usePictureGone(src);
  return (
    <span className={styles['thumbnail']} data-kind={kind}>
      {src && !isGone ? (
        <img src={fileSrc(src, 400)} alt="" loading="lazy" onError={onError} />
      ) : (
        <Icon name={kind} size={32} />
      )}
    </span>
  );
};

import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isElsewhere } from '../elsewhere.ts';
import { usePictureGone } from '../../../ui/use-picture-gone.ts';
import styles from './list.module.css';

/** A record's picture in a row. aria-hidden, because the record's name is beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => {
  const { isGone, onError } = usePictureGone(src);
  return (
    <span className={styles['thumbnail']} aria-hidden="true">
      {src && !isGone && !isElsewhere(src) ? (
        <img src={fileSrc(src, 200)} alt="" loading="lazy" onError={onError} />
      ) : (
        <Icon name="image" size={18} />
      )}
    </span>
  );
};

import type { Resource } from '@amberway/contract/resources/schemas';
import type { ThumbnailSize } from '@amberway/contract/uploads/types';
import { fileSrc } from '../../kernel/file-src.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { kindOf, type Preview, previewOf } from './preview.ts';
import { usePictureGone } from '../../ui/use-picture-gone.ts';
import styles from './resources.module.css';

type Props = {
  resource: Resource;
  size: ThumbnailSize;
  /** Absent: the picture is not clickable. */
  onPreview?: (preview: Preview) => void;
};

/** The picture of a resource with its order number; a click opens the preview. */
export const ResourcePicture = ({ resource, size, onPreview }: Props) => {
  const { thumbnail, videoPreview, order, name, file } = resource;
  const src = thumbnail ?? videoPreview;
  const { isGone, onError } = usePictureGone(src);
  const preview = previewOf(resource);
  const inside = (
    <>
      {src && !isGone ? (
        <img src={fileSrc(src, size)} alt="" loading="lazy" onError={onError} />
      ) : (
        <Icon name={kindOf(file) === 'video' ? 'video' : resource.isLink ? 'link' : 'document'} size={20} />
      )}
      {preview?.kind === 'video' && (
        <span className={styles['play']}>
          <Icon name="play" size={14} />
        </span>
      )}
      {order !== null && (
        <span className={styles['ribbon']}>
          <span className="visually-hidden">Order </span>
          {order}
        </span>
      )}
    </>
  );
  return preview && onPreview ? (
    <button
      type="button"
      className={styles['picture']}
      data-size={size}
      aria-label={`Preview ${name}${order === null ? '' : `, order ${order}`}`}
      onClick={() => onPreview(preview)}
    >
      {inside}
    </button>
  ) : (
    <span className={styles['picture']} data-size={size}>
      {inside}
    </span>
  );
};

import type { DashboardResource } from '@amberway/contract/dashboards/schemas';
import { fileSrc } from '../../../kernel/file-src.ts';
import { CutText } from '../../../ui/CutText.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { useOpenFile } from '../../resources/public.ts';
import { usePictureGone } from '../../../ui/use-picture-gone.ts';
import styles from './cards.module.css';

/** A shared resource; a click on its name opens or downloads it. */
export const ResourceLine = ({ resource }: { resource: DashboardResource }) => {
  const open = useOpenFile();
  const { isGone, onError } = usePictureGone(resource.thumbnail);
  const { name, thumbnail, isLink, type, sharedAt } = resource;
  return (
    <div className={styles['resource']}>
      <span className={styles['picture']}>
        {thumbnail && !isGone ? (
          <img src={fileSrc(thumbnail, 200)} alt="" loading="lazy" onError={onError} />
        ) : (
          <Icon name={isLink ? 'link' : 'document'} />
        )}
      </span>
      <span>
        <button type="button" className={styles['open']} onClick={() => void open(resource)}>
          <CutText text={name} whole={isLink ? `Open ${name}` : `Download ${name}`} />
        </button>
        <small className={styles['fact']}>
          {`${type}, shared `}
          <ViewerTime at={sharedAt} day />
        </small>
      </span>
    </div>
  );
};

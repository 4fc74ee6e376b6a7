import { useState } from 'react';
import type { DashboardResource } from '@amberway/contract/dashboards/schemas';
import { shownName } from '@amberway/contract/resources/texts';
import { fileSrc } from '../../../kernel/file-src.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatDate } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useOpenFile } from '../../resources/public.ts';
import styles from './cards.module.css';

/** A shared resource; pressing its name opens or saves it. */
export const ResourceLine = ({ resource }: { resource: DashboardResource }) => {
  const { timeZone } = useMe();
  const open = useOpenFile();
  const [gone, setGone] = useState(false);
  const { name, thumbnail, isLink, type, sharedAt } = resource;
  return (
    <div className={styles['resource']}>
      <span className={styles['picture']}>
        {thumbnail && !gone ? (
          <img src={fileSrc(thumbnail, 200)} alt="" loading="lazy" onError={() => setGone(true)} />
        ) : (
          <Icon name={isLink ? 'link' : 'document'} />
        )}
      </span>
      <span>
        <button
          type="button"
          className={styles['open']}
          title={isLink ? `Open ${name}` : `Download ${name}`}
          onClick={() => void open(resource)}
        >
          {shownName(name)}
        </button>
        <small>{`${type}, shared ${formatDate(sharedAt, timeZone)}`}</small>
      </span>
    </div>
  );
};

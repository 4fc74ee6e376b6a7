import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import { fileSrc } from '../../kernel/file-src.ts';
import { formatDate } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ListColumn } from '../../ui/list/columns.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import styles from './shared-videos.module.css';
import { sharedVideoLabels } from './labels.ts';

type Watch = (row: SharedVideo) => void;

export const columnsFor = (zone: string | null, onWatch: Watch): ListColumn<SharedVideo>[] => [
  {
    key: 'thumbnail',
    title: 'Video',
    width: 152,
    beforeName: true,
    text: () => '',
    render: (row) => (
      <button
        type="button"
        className={styles['picture']}
        aria-label={`${sharedVideoLabels.watch} ${row.title}`}
        onClick={() => onWatch(row)}
      >
        <img src={fileSrc(row.thumbnail, 200)} alt="" loading="lazy" />
        <span>
          <Icon name="play" size={16} />
        </span>
      </button>
    ),
  },
  { key: 'title', title: sharedVideoLabels.title, names: true, text: ({ title }) => title },
  { key: 'description', title: sharedVideoLabels.about, text: ({ description }) => description },
  { key: 'sharedBy', title: sharedVideoLabels.sharedBy, text: ({ sharedBy }) => fullName(sharedBy) },
  {
    key: 'sharedAt',
    title: sharedVideoLabels.sharedOn,
    text: ({ sharedAt }) => formatDate(sharedAt, zone),
    render: ({ sharedAt }) => <ViewerTime at={sharedAt} day />,
  },
];

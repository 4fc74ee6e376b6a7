import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { formatDate } from '../../ui/dates.ts';
import { sizeText } from '../../ui/files/check-file.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import styles from './client-files.module.css';
import { clientFileLabels as labels } from './labels.ts';

type Column = ListColumn<ClientFile>;

const ICONS: Record<ClientFile['kind'], IconName> = {
  image: 'image',
  video: 'video',
  audio: 'play',
  document: 'document',
};

const name = (onOpen?: (file: ClientFile) => void): Column => ({
  key: 'fileName',
  title: labels.fileName,
  text: ({ fileName }) => fileName,
  render: (file) => (
    <span className={styles['file']}>
      <span className={styles['kind']}>
        <Icon name={ICONS[file.kind]} size={18} />
      </span>
      {onOpen ? (
        <button type="button" title="Opens in a new tab" onClick={() => onOpen(file)}>
          {file.fileName}
        </button>
      ) : (
        file.fileName
      )}
    </span>
  ),
});

const about: Column[] = [
  { key: 'child', title: labels.child, text: ({ member }) => fullName(member) },
  { key: 'createdBy', title: labels.uploadedBy, text: ({ createdBy }) => fullName(createdBy) },
  { key: 'size', title: labels.size, width: 110, text: ({ size }) => sizeText(size) },
];

export const fileColumns = (zone: string | null, onOpen: (file: ClientFile) => void): Column[] => [
  name(onOpen),
  ...about,
  {
    key: 'createdAt',
    title: labels.uploadedAt,
    width: 150,
    text: ({ createdAt }) => formatDate(createdAt, zone),
    render: ({ createdAt }) => <ViewerTime at={createdAt} day />,
  },
];

export const binColumns = (zone: string | null): Column[] => [
  name(),
  ...about,
  {
    key: 'deletedAt',
    title: labels.deletedAt,
    width: 150,
    text: ({ deletedAt }) => (deletedAt ? formatDate(deletedAt, zone) : ''),
    render: ({ deletedAt }) => deletedAt && <ViewerTime at={deletedAt} day />,
  },
];

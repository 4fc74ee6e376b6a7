import type { ReceivedResource, Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import type { Preview } from '../preview.ts';
import { ResourceName } from '../ResourceName.tsx';
import { ResourcePicture } from '../ResourcePicture.tsx';
import styles from '../resources.module.css';
import type { ResourceActions } from '../use-resource-actions.ts';
import { FlagButton, StarButton } from './TurnButton.tsx';

export type LibraryRow = Resource & Partial<Pick<ReceivedResource, 'receiverInfo' | 'receiverCount'>>;
type Column = ListColumn<LibraryRow>;

/** The children by name, and the number of further ones. */
const receiversOf = ({ receiverInfo = [], receiverCount = 0 }: LibraryRow): string => {
  const more = receiverCount - receiverInfo.length;
  return [...receiverInfo.map(fullName), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

const receivers: Column = { key: 'receivers', title: resourceTexts.receivers, text: (row) => receiversOf(row) || '–' };

type Options = {
  actions: ResourceActions;
  onPreview: (preview: Preview) => void;
  zone: string | null;
  withReceivers: boolean;
};

export const libraryColumns = ({ actions, onPreview, zone, withReceivers }: Options): Column[] => [
  {
    key: 'favourite',
    title: resourceTexts.favourite,
    width: 92,
    text: ({ _id }) => (actions.isStarred(_id) ? 'Yes' : ''),
    render: (row) => <StarButton resource={row} actions={actions} />,
  },
  {
    key: 'image',
    title: resourceTexts.image,
    width: 66,
    text: () => '',
    render: (row) => <ResourcePicture resource={row} size={200} onPreview={onPreview} />,
  },
  {
    key: 'name',
    title: resourceTexts.resourceName,
    names: true,
    sortable: true,
    text: ({ name }) => name,
    render: (row) => <ResourceName resource={row} />,
  },
  {
    key: 'createdBy',
    title: resourceTexts.createdBy,
    text: ({ creatorInfo }) => fullName(creatorInfo),
    render: ({ creatorInfo }) => (
      <span className={styles['person']}>
        <Avatar person={creatorInfo} size={28} />
        <span className={styles['cut']}>{fullName(creatorInfo)}</span>
      </span>
    ),
  },
  {
    key: 'createdAt',
    title: resourceTexts.createdAt,
    width: 116,
    sortable: true,
    text: ({ createdAt }) => formatDate(createdAt, zone),
  },
  ...(withReceivers ? [receivers] : []),
  {
    key: 'flag',
    title: resourceTexts.flag,
    width: 90,
    text: ({ flagged }) => (flagged ? 'Flagged' : ''),
    render: (row) =>
      actions.may.flag && !row.isDeleted ? (
        <FlagButton resource={row} actions={actions} />
      ) : row.flagged ? (
        <span className={styles['flagged']}>
          <Icon name="flag" size={16} />
          Flagged
        </span>
      ) : (
        '–'
      ),
  },
];

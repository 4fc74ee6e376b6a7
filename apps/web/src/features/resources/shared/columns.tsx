import type { SharedResource } from '@amberway/contract/resources/schemas';
import { premiumLabel, resourceTexts } from '@amberway/contract/resources/texts';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { CutText } from '../../../ui/CutText.tsx';
import type { Preview } from '../preview.ts';
import { ResourcePicture } from '../ResourcePicture.tsx';
import styles from '../resources.module.css';
import { Button } from '../../../ui/kit/Button.tsx';

type Column = ListColumn<SharedResource>;
type Handlers = {
  onPreview: (preview: Preview) => void;
  onName: (row: SharedResource) => void;
  onTasks: (row: SharedResource) => void;
};

const picture = (title: string, onPreview: Handlers['onPreview']): Column => ({
  key: 'image',
  title,
  width: 96,
  beforeName: true,
  text: () => '',
  render: (row) => <ResourcePicture resource={row} size={200} onPreview={onPreview} />,
});

const named = (title: string, onName: Handlers['onName']): Column => ({
  key: 'name',
  title,
  names: true,
  text: ({ name }) => name,
  render: (row) => (
    <span className={styles['named']}>
      <button type="button" className={styles['opens']} onClick={() => onName(row)}>
        <CutText text={row.name} />
      </button>
      <span className={styles['marks']}>{premiumLabel(row.Premium)}</span>
    </span>
  ),
});

const child: Column = { key: 'child', title: resourceTexts.child, text: ({ memberInfo }) => fullName(memberInfo) };

export const sharedColumns = (on: Handlers, withChild: boolean): Column[] => [
  picture(resourceTexts.image, on.onPreview),
  named(resourceTexts.resourceName, on.onName),
  { key: 'createdBy', title: resourceTexts.sharedCreatedBy, text: ({ creatorInfo }) => fullName(creatorInfo) },
  ...(withChild ? [child] : []),
];

/** The table of those that tasks use: the type, and the tasks. */
export const taskColumns = (on: Handlers, withChild: boolean): Column[] => [
  picture(resourceTexts.thumbnail, on.onPreview),
  named(resourceTexts.name, on.onName),
  { key: 'type', title: resourceTexts.resourceType, text: ({ type }) => type.name },
  ...(withChild ? [child] : []),
  {
    key: 'tasks',
    title: resourceTexts.checkTask,
    text: ({ hasTasks }) => (hasTasks ? 'Yes' : 'No'),
    render: (row) => (
      <Button size="small" aria-label={`${resourceTexts.checkTask}: ${row.name}`} onClick={() => on.onTasks(row)}>
        {resourceTexts.checkTask}
      </Button>
    ),
  },
];

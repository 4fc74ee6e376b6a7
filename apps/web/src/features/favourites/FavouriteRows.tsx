import { useId, useState } from 'react';
import { Link } from '../../kernel/router.ts';
import type { Favourite } from '@amberway/contract/favourites/schemas';
import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { ExpandButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { List } from '../../ui/list/use-list-state.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import styles from './favourites.module.css';
import { Select } from '../../ui/select/Select.tsx';
import { favouriteHref } from './page-url.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  title: string;
  rows: readonly Favourite[];
  list: List;
  onRemove?: ((row: Favourite) => Promise<void>) | undefined;
};

const ORDERS = [
  { value: 'updatedAt descend', label: 'Newest first' },
  { value: 'updatedAt ascend', label: 'Oldest first' },
  { value: 'name ascend', label: 'Name, A to Z' },
  { value: 'name descend', label: 'Name, Z to A' },
];

const Row = ({ row, onRemove }: Pick<Props, 'onRemove'> & { row: Favourite }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <div className={styles['line']}>
        <Link to={favouriteHref(row)}>{row.name}</Link>
        <ExpandButton open={open} controls={id} label={`More about ${row.name}`} onToggle={() => setOpen(!open)} />
      </div>
      <div id={id} hidden={!open} className={styles['more']}>
        <span>
          {`${favouriteTexts.updateAt} `}
          <ViewerTime at={row.updatedAt} />
        </span>
        {onRemove && (
          <Button
            danger
            icon={<Icon name="trash" size={16} />}
            aria-label={`Remove ${row.name}`}
            onClick={() => void onRemove(row)}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  );
};

/** On a narrow page a row shows its name; the rest expands below it. */
export const FavouriteRows = ({ title, rows, list, onRemove }: Props) => (
  <>
    <PageHeading title={title} />
    <Select
      aria-label="Sort pages"
      className={styles['sort']}
      value={list.sort ? `${list.sort.key} ${list.sort.order}` : ORDERS[0]?.value}
      options={ORDERS}
      onChange={(value) => {
        const [key = 'updatedAt', order] = value.split(' ');
        list.setSort({ key, order: order === 'ascend' ? 'ascend' : 'descend' });
      }}
    />
    <ul className={styles['rows']} aria-label={title}>
      {rows.map((row) => (
        <Row key={row._id} row={row} onRemove={onRemove} />
      ))}
    </ul>
  </>
);

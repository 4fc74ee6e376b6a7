import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import { sortKeysOf } from '@amberway/contract/content/sorts';
import type { Column, ContentType } from '@amberway/contract/kernel/content-type';
import { formatDate, formatDateTime } from '../../../ui/dates.ts';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { TagList } from '../../../ui/tags/TagList.tsx';
import { markedName, summariesOf } from '../names.ts';
import { ContentStatus } from './ContentStatus.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './list.module.css';

type Cell = ListColumn<ContentRecord>;
const PICTURES: readonly Column['as'][] = ['picture', 'svg'];

/** Fixed widths for short values, so that they do not wrap; the rest of the width is for text. */
const WIDTHS: Readonly<Record<string, number>> = {
  status: 120,
  date: 130,
  dateTime: 196,
  flag: 120,
  count: 90,
  number: 90,
};

const widthOf = (type: ContentType, { field, as }: Column): number | undefined =>
  WIDTHS[as ?? type.form.fields.find((one) => one.field === field)?.widget ?? ''];

type StateOf = ((row: ContentRecord) => string) | undefined;

const textOf = (row: ContentRecord, { field, as }: Column, zone: string | null, stateOf: StateOf): string => {
  const value = row[field];
  if (value === null || value === undefined) return '';
  if (as === 'status' && stateOf) return stateOf(row);
  if (as === 'date' && typeof value === 'string') return formatDate(value, zone);
  if (as === 'dateTime' && typeof value === 'string') return formatDateTime(value, zone);
  if (as === 'flag') return value === true ? 'Yes' : 'No';
  if (as === 'count') {
    const gone = summariesOf(value).filter(({ deleted }) => deleted).length;
    return String(Array.isArray(value) ? value.length - gone : 0);
  }
  const named = summariesOf(value);
  if (named.length > 0) return named.map(markedName).join(', ');
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const picture = (row: ContentRecord, { field, as }: Column) => {
  const value = row[field];
  if (as === 'svg') return <Drawing svg={typeof value === 'string' ? value : ''} />;
  return <Thumbnail src={typeof value === 'string' ? value : null} />;
};

const drawn = (column: Column, text: Cell['text']): Pick<Cell, 'render'> => {
  if (column.as === 'status') return { render: (row) => <ContentStatus status={text(row)} /> };
  if (column.as === 'tags') {
    return { render: (row) => <TagList tags={row[column.field] as string[]} label={column.title} /> };
  }
  // Long texts are truncated to the cell; the form shows them in full.
  return { render: (row) => (text(row) ? <span className={styles['text']}>{text(row)}</span> : '–') };
};

type Options = { width: number | undefined; sortable: boolean; zone: string | null; stateOf: StateOf };

const columnOf = (column: Column, { width, sortable, zone, stateOf }: Options): Cell => {
  const text: Cell['text'] = (row) => textOf(row, column, zone, stateOf);
  return {
    key: column.field,
    title: column.title,
    text,
    sortable,
    ...drawn(column, text),
    ...(width ? { width } : {}),
  };
};

/** The declared columns. The record's name comes first, with the picture before it instead of in its own column. */
export const columnsOf = (type: ContentType, zone: string | null, stateOf?: StateOf): Cell[] => {
  const image = type.list.columns.find(({ as }) => PICTURES.includes(as));
  const textColumns = type.list.columns.filter((column) => column !== image);
  const naming = textColumns.find(({ field }) => field === type.summary.name[0]);
  const ordered = naming ? [naming, ...textColumns.filter((column) => column !== naming)] : textColumns;
  const sorts = sortKeysOf(type);
  const [first, ...others] = ordered.map((one) =>
    columnOf(one, { width: widthOf(type, one), sortable: sorts.includes(one.field), zone, stateOf }),
  );
  if (!first) return [];
  const lead: Cell = image
    ? {
        ...first,
        render: (row) => (
          <span className={styles['lead']}>
            {picture(row, image)}
            <span className={`${styles['text']} ${styles['title']}`}>{first.text(row)}</span>
          </span>
        ),
      }
    : first;
  return [lead, ...others];
};

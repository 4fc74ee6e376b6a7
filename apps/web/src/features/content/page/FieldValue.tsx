import type { ReactNode } from 'react';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { FormField } from '@amberway/contract/kernel/content-type';
import { fileSrc } from '../../../kernel/file-src.ts';
import { formatDate, formatDay } from '../../../ui/dates.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx';
import { TagList } from '../../../ui/tags/TagList.tsx';
import { type Clock, clockText, type Day, dayText } from '../clock.ts';
import { isElsewhere } from '../elsewhere.ts';
import { markedName, summariesOf } from '../names.ts';
import styles from './page.module.css';

export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isWebAddress = (text: string) => /^https?:\/\//.test(text);

const dayOf = (value: unknown, zone: string | null): string => {
  if (typeof value === 'string') return formatDate(value, zone);
  return typeof value === 'object' && value !== null ? formatDay(dayText(value as Day)) : '';
};

const textOf = (value: unknown): ReactNode => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return isWebAddress(value) ? (
    <a href={value} target="_blank" rel="noreferrer">
      {value}
    </a>
  ) : (
    value
  );
};

/** The value of a field to read, by the kind of its widget; null where there is none. */
export const fieldValue = (
  record: ContentRecord,
  { field, label, widget }: FormField,
  zone: string | null,
): ReactNode => {
  const value = record[field];
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  const named = summariesOf(value);
  if (named.length > 0) return named.map(markedName).join(', ');
  switch (widget) {
    case 'image':
      return typeof value === 'string' && value !== '' && !isElsewhere(value) ? (
        <img className={styles['picture']} src={fileSrc(value, 800)} alt="" />
      ) : (
        textOf(value)
      );
    case 'svg':
      return <Drawing svg={wordsOf(value)} />;
    case 'richText':
      return <RichTextView html={wordsOf(value)} />;
    case 'tags':
      return <TagList tags={value as string[]} label={label} />;
    case 'date':
      return dayOf(value, zone);
    case 'time':
      return clockText(value as Clock);
    default:
      return Array.isArray(value) ? value.join(', ') : textOf(value);
  }
};

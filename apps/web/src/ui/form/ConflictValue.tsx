import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { fileSrc } from '../../kernel/file-src.ts';
import { formatDay } from '../dates.ts';
import styles from './RecordForm.module.css';

type Props = { value: unknown; names: ReadonlyMap<string, string> };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MARKUP = /^\s*<[a-z]/i;

const plainText = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.textContent;

const pictureUrlOf = (value: unknown): string | null => {
  const found = typeof value === 'object' && value !== null && 'public_url' in value ? value.public_url : value;
  return typeof found === 'string' && parseFileUrl(found, [location.origin]) ? found : null;
};

const textOf = (value: unknown, names: ReadonlyMap<string, string>): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join(', ') || '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (DAY.test(value)) return formatDay(value);
  return names.get(value) ?? (MARKUP.test(value) ? plainText(value) : value);
};

/** One side of a field that two people changed, in readable form: names for ids, pictures as pictures. */
export const ConflictValue = ({ value, names }: Props) => {
  const pictures = [value].flat().map(pictureUrlOf);
  return pictures.length > 0 && pictures.every((url) => url !== null)
    ? pictures.map((url) => (
        <img key={url} className={styles['picture']} src={fileSrc(url, 200)} alt="As it would be" />
      ))
    : textOf(value, names);
};

import type { ReferenceSummary } from '@amberway/contract/content/schemas';
import type { ContentType } from '@amberway/contract/kernel/content-type';

export type Row = Readonly<Record<string, unknown>>;

/** The display name of a record: a title, or first and last name. */
export const nameOf = (type: ContentType, row: Row): string =>
  type.summary.name
    .map((field) => row[field])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');

/** The name of a referenced record, with a mark if it is deleted. */
export const markedName = ({ name, deleted }: ReferenceSummary): string => (deleted ? `${name} (deleted)` : name);

/** References arrive as resolved summaries; other values are skipped. */
export const summariesOf = (value: unknown): ReferenceSummary[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is ReferenceSummary => typeof one === 'object' && one !== null && '_id' in one && 'name' in one,
  );

import type { Column, ContentType } from '../kernel/content-type.ts';

const SORTED_AS: readonly Column['as'][] = ['status', 'date', 'dateTime'];

/** The fields that a list of this type can be sorted by: its name, its status and its dates. Each has an index. */
export const sortKeysOf = ({ list, summary }: Pick<ContentType, 'list' | 'summary'>): [string, ...string[]] => {
  const [name] = summary.name;
  const others = list.columns.filter(({ field, as }) => field !== name && SORTED_AS.includes(as));
  return [name, ...others.map(({ field }) => field)];
};
